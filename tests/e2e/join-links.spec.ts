import type { Browser, Page } from '@playwright/test';
import collaboratorsEn from '#i18n/locales/en/collaborators.ts';
import tripEn from '#i18n/locales/en/trip.ts';
import collaboratorsFr from '#i18n/locales/fr/collaborators.ts';
import tripFr from '#i18n/locales/fr/trip.ts';
import { createTrip } from '#tests/support/trips.ts';
import { passOnboarding, WORDS } from './account-words.ts';
import { expect, expectAccessible, type Language, test, toastOf } from './fixtures.ts';

const TEXTS = {
  fr: { ...tripFr, ...collaboratorsFr, menu: 'Thomas : Lecteur. Changer' },
  en: { ...tripEn, ...collaboratorsEn, menu: 'Thomas: Viewer. Change' },
};
const PASSWORD = 'lanterne-verte-42';

/** A visitor's browser, of a phone. */
async function visit(browser: Browser, baseURL: string, language: Language, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 780 } });
  await context.addInitScript((chosen) => localStorage.setItem('escale-language', chosen), language);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const language = 'en';

const t = TEXTS[language];
const { auth, onboarding } = WORDS[language];

test.describe(`a join link, in ${language}`, () => {
  test.use({ language });

  test('[PLUS-17] is created, opened by a visitor who signs up and lands in the trip, and revoked', async ({
    page,
    browser,
    person,
    server,
    signInAs,
  }) => {
    const camille = await person({ premium: true });
    const trip = await createTrip(camille);
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=people`);
    await page.getByRole('button', { name: t.joinLink, exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t.joinLink });
    await expect(dialog).toContainText(t.joinLinksNone);
    await test.step('[PLUS-17] without a network the dialog says so', async () => {
      await page.context().setOffline(true);
      await expect(dialog).toContainText(t.needsNetwork);
      await expect(dialog.getByRole('button', { name: t.shareCreate })).toBeDisabled();
      await page.context().setOffline(false);
      await expect(dialog.getByRole('button', { name: t.shareCreate })).toBeEnabled();
    });
    await dialog.getByLabel(t.role).selectOption({ label: t.editor });
    await dialog.getByRole('button', { name: t.shareCreate }).click();
    const field = dialog.getByRole('textbox', { name: t.joinAddress });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/\/rejoindre\/[0-9a-f]{64}$/);
    const address = await field.inputValue();

    const phone = await visit(browser, server.url, language, address);
    await expect(phone.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
    await expect(phone.getByRole('article')).toContainText(t.invitesYou.replace('{{name}}', 'Camille'));
    await expect(phone.getByRole('article')).toContainText(t.joinAsEditor);
    await expectAccessible(phone);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await phone.getByRole('link', { name: t.joinSignUp }).click();
    await phone.getByLabel(auth.email, { exact: true }).fill(`nina-${crypto.randomUUID()}@example.org`);
    await phone.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await phone.getByLabel(auth.confirmPassword, { exact: true }).fill(PASSWORD);
    await phone.getByRole('button', { name: auth.signUp, exact: true }).click();
    await phone.getByRole('button', { name: t.join }).click();
    await phone.getByLabel(onboarding.firstName, { exact: true }).fill('Nina');
    await passOnboarding(phone, language);
    await phone.waitForURL(`**/trip/${trip}*`);
    await expect(phone.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();

    // Her browser shows it without a reload: in the dialog, among the people, in the activity.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: t.joinLink, exact: true })).toBeFocused();
    await expect(page.getByRole('list', { name: t.panel_people }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: t.joinLink, exact: true }).click();
    await expect(dialog.getByRole('listitem')).toContainText(/nina/i);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: t.revoke }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.revoke }).click();
    await expect(toastOf(page)).toContainText(t.joinLinkRevoked);
    await expect(dialog).toContainText(t.joinLinksNone);

    await phone.goto(address);
    await phone.waitForURL(`**/trip/${trip}*`);
    await phone.context().close();
    const late = await visit(browser, server.url, language, address);
    await expect(late.getByRole('heading', { level: 1, name: t.joinRevoked })).toBeVisible();
    await late.goto(`/rejoindre/${'a'.repeat(64)}`);
    await expect(late.getByRole('heading', { level: 1, name: t.joinUnknown })).toBeVisible();
    await late.context().close();
  });

  test('[PLUS-17] [COLLAB-2] [COLLAB-3] several addresses are invited at once, each with its own answer; the trip is handed to a member', async ({
    page,
    person,
    signInAs,
    openAs,
  }) => {
    const camille = await person({ premium: true });
    const thomas = await person({ name: 'Thomas' });
    const trip = await createTrip(camille);
    const unknown = `nina-${crypto.randomUUID()}@example.org`;
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=people`);
    await page.getByRole('button', { name: t.invite, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.inviteTitle });
    const field = dialog.getByLabel(t.email);
    await field.focus();
    await field.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, `Thomas <${thomas.email}>\n${unknown}`);
    await expect(field).toHaveValue(`${thomas.email}, ${unknown}`);
    await dialog.getByRole('button', { name: t.sendInvitation }).click();
    const results = dialog.getByRole('list', { name: t.inviteResults }).getByRole('listitem');
    await expect(results).toHaveText([`${thomas.email} ${t.inviteAdded}`, `${unknown} ${t.inviteUnknown}`]);
    await expectAccessible(page);
    // No mail leaves this server, and none is promised.
    await expect(dialog.getByText(t.inviteWaitsText)).toBeVisible();
    await dialog.getByRole('button', { name: t.inviteToWait_one.replace('{{count}}', '1') }).click();
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText(t.invitedWaiting.replace('{{email}}', unknown));
    await expect(page.getByRole('list', { name: t.panel_people })).toContainText(thomas.email);
    await page.getByRole('button', { name: t.joinLink, exact: true }).click();
    await expect(page.getByRole('dialog', { name: t.joinLink }).getByRole('listitem')).toContainText(unknown);
    await page.keyboard.press('Escape');

    await test.step('[PLUS-17] [COLLAB-3] the trip is handed to a member, who hears of it and of a new role at once', async () => {
      const theirs = await openAs(thomas, `/trip/${trip}?panel=people`);
      await expect(theirs.getByRole('button', { name: t.leave })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Travellers, here: .*Thomas/ })).toBeVisible();
      const menu = page.getByRole('button', { name: t.menu });
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: t.editor }).press('Enter');
      await expect(toastOf(theirs)).toContainText(t.madeEditor.replace('{{name}}', 'Camille'));

      await page.getByRole('button', { name: /^Thomas/ }).click();
      await page.getByRole('menuitem', { name: t.transfer }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Thomas');
      await question.getByRole('button', { name: t.transfer }).click();
      await expect(question).toBeHidden();
      await expect(toastOf(page)).toContainText(t.transferred.replace('{{name}}', 'Thomas'));
      await expect(page.getByRole('button', { name: t.leave })).toBeVisible();
      await expect(toastOf(theirs)).toContainText(t.madeOwner.replace('{{name}}', 'Camille'));
      await expect(theirs.getByRole('button', { name: /^Camille/ })).toBeVisible();
      await expect(theirs.getByRole('button', { name: t.leave })).toHaveCount(0);
      await expect(
        theirs.getByText(
          t.act_ownershipTransferred.replace('{{who}}', 'Camille').replace('{{name}}', 'Thomas'),
        ),
      ).toBeVisible();
    });
  });
});
