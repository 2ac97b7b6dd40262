import { linkOf, mailTo } from '#tests/support/account-links.ts';
import { administrator, visitor } from '#tests/support/accounts.ts';
import { codeOf, guard } from '#tests/support/second-factor.ts';
import { filled, like, passOnboarding, WORDS } from './account-words.ts';
import { expect, expectAccessible, toastOf } from './fixtures.ts';
import { MAILS, newAddress, PASSWORD, test } from './mail-fixtures.ts';

const DRAFT = JSON.stringify({ destination: 'Lisbonne', startDate: '', endDate: '' });

const language = 'en';

test.describe(`by mail, in ${language}`, () => {
  test.use({ language });
  const { auth, profile, passwordMail } = WORDS[language];
  const others = WORDS.fr.auth;

  test('[AUTH-3] [AUTH-2] [AUTH-4] [SHELL-8] a sign-up is confirmed by the newest mail, and leads to the trip that was begun', async ({
    page,
    browser,
    server,
    mails,
    letLinksExpire,
  }) => {
    const email = newAddress();
    await page.goto('/auth?action=signup');
    await page.evaluate((draft) => localStorage.setItem('escale-quick-plan', draft), DRAFT);
    const password = page.getByLabel(auth.password, { exact: true });
    const address = page.getByLabel(auth.email, { exact: true });
    const signUp = page.getByRole('button', { name: auth.signUp, exact: true });
    await address.fill(`refused-${email}`);
    for (const typed of ['motdepasse', PASSWORD]) {
      await password.fill(typed);
      await page.getByLabel(auth.confirmPassword, { exact: true }).fill(typed);
      await signUp.click();
      if (typed !== PASSWORD) await expect(password).toHaveAccessibleDescription(like(auth.passwordCommon));
    }
    // What the mail server will never take is shown, and nothing that was typed is lost.
    await expect(toastOf(page)).toContainText(auth.confirmationMailFailed);
    await address.fill(email);
    await signUp.click();
    await page.waitForURL('**/check-email');
    await expect(toastOf(page)).toContainText(auth.confirmByMail);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
    const first = linkOf(await mailTo(mails, email));

    await page.getByRole('button', { name: auth.resend }).click();
    const resting = page.getByRole('button', { name: like(filled(auth.resendIn, { time: '' })) });
    await expect(resting).toBeDisabled();
    await page.reload();
    await expect(resting).toBeDisabled();
    const second = linkOf(await mailTo(mails, email));

    // Another browser, of the other language: what can be wrong with a link has a screen each.
    const elsewhere = await browser.newContext({ baseURL: server.url });
    await elsewhere.addInitScript((chosen) => localStorage.setItem('escale-language', chosen), 'fr');
    const other = await elsewhere.newPage();
    const foreign = second.address.replace(/token=[^&]+/, 'token=x');
    for (const [address, title, help] of [
      [first.address, others.linkReplacedTitle, other.getByRole('button', { name: others.newLink })],
      [foreign, others.linkForeignTitle, other.getByRole('link', { name: others.signIn })],
    ] as const) {
      await other.goto(address);
      await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(help).toBeVisible();
      await expect(other).toHaveURL('/auth?action=link');
    }
    await letLinksExpire(email);
    await other.goto(second.address);
    await expect(other.getByRole('heading', { level: 1, name: others.linkExpiredTitle })).toBeVisible();
    await expectAccessible(other);
    await other.getByLabel(others.email, { exact: true }).fill(email);
    await other.getByRole('button', { name: others.newLink }).click();
    await expect(toastOf(other)).toContainText(filled(others.resentTo, { email }));
    const third = linkOf(await mailTo(mails, email));
    await other.goto('/auth');
    await other.getByLabel(others.email, { exact: true }).fill(email);
    await other.getByLabel(others.password, { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: others.signIn, exact: true }).click();
    await expect(other.getByRole('status').getByText(others.notConfirmed)).toBeVisible();
    await other.getByRole('link', { name: others.confirmNow }).click();
    await expect(other.getByText(email)).toBeVisible();

    await page.goto(third.address);
    await page.waitForURL('**/onboarding/profile');
    await expect(toastOf(page)).toContainText(auth.confirmed);
    await passOnboarding(page, language);
    await expect(page).toHaveURL('/dashboard?action=createTrip');
    await other.goto(third.address);
    await expect(other.getByRole('heading', { level: 1, name: others.linkUsedTitle })).toBeVisible();
    await elsewhere.close();
  });

  test('[AUTH-8] [AUTH-9] a forgotten password is replaced by a link that works once, and by a second factor where there is one', async ({
    page,
    mails,
    confirmed,
    letLinksExpire,
  }) => {
    const camille = await confirmed();
    const { email } = camille;
    const request = async () => {
      await page.getByLabel(auth.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: auth.sendLink }).click();
      await expect(toastOf(page)).toContainText(filled(auth.linkSentText, { email }));
      await expect(page.getByText(auth.noMailServer)).toBeHidden();
      return linkOf(await mailTo(mails, email)).address;
    };
    const password = page.getByLabel(auth.newPassword, { exact: true });
    const choosePassword = async (typed: string) => {
      await password.fill(typed);
      await page.getByLabel(auth.confirmPassword, { exact: true }).fill(typed);
      await page.getByRole('button', { name: auth.saveNewPassword }).click();
    };
    let address = '';

    await test.step('[AUTH-8] a link that came too late leads to a new one', async () => {
      await page.goto('/auth');
      await page.getByRole('link', { name: auth.forgotPassword }).click();
      const late = await request();
      await letLinksExpire(email);
      await page.goto(late);
      await expect(page.getByRole('heading', { level: 1, name: auth.linkExpiredTitle })).toBeVisible();
      await page.getByRole('link', { name: auth.newLink }).click();
      address = await request();
    });

    await test.step('[AUTH-8] the new password is another one; the account is mailed about it', async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: auth.newPasswordTitle })).toBeVisible();
      await choosePassword(PASSWORD);
      await expect(password).toHaveAccessibleDescription(like(auth.passwordSame));
      await choosePassword('phare-du-bout-du-monde');
      await page.waitForURL('**/dashboard');
      await expect(toastOf(page)).toContainText(auth.newPasswordSaved);
      expect((await mailTo(mails, email)).headers.get('subject')).toBe(passwordMail);
    });

    await test.step('[AUTH-8] the link works once', async () => {
      await page.goto(address);
      await page.getByRole('button', { name: auth.linkAskOpen }).click();
      await expect(page.getByRole('heading', { level: 1, name: auth.linkUsedTitle })).toBeVisible();
      await expect(page.getByRole('link', { name: auth.toTrips })).toBeVisible();
    });

    await test.step('[AUTH-8] [AUTH-9] a guarded account shows its second factor first', async () => {
      const { client } = camille;
      await client.auth.signInWithPassword({ email, password: 'phare-du-bout-du-monde' });
      const { secret } = await guard(camille);
      // The notice that the account has a factor now.
      await mailTo(mails, email);
      await page.evaluate(() => localStorage.removeItem('escale-auth'));
      await page.goto('/auth?action=forgot');
      await page.goto(await request());
      await page.getByLabel(auth.code).fill(codeOf(secret, 1));
      await page.getByRole('button', { name: auth.secondConfirm }).click();
      await choosePassword('lanterne-bleue-77');
      await page.waitForURL('**/dashboard');
      await expect(toastOf(page)).toContainText(auth.newPasswordSaved);
    });
  });

  test('[AUTH-8] [GATE-2] a code signs in, typed or pasted, and so does the link of such a mail; another address is confirmed by both; one signs out everywhere', async ({
    page,
    mails,
    server,
    confirmed,
  }) => {
    const { email: first, client } = await confirmed();
    const changed = newAddress();
    const request = async (email: string) => {
      await page.getByLabel(auth.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: auth.codeSend }).click();
      return linkOf(await mailTo(mails, email));
    };

    await test.step('[AUTH-8] who asks too often is shown for how long to wait, and waits; whether there is such an account is shown to nobody', async () => {
      await page.goto('/profile?from=mail#bio');
      await page.getByRole('link', { name: auth.codeInstead }).click();
      const stranger = newAddress();
      await page.getByLabel(auth.email, { exact: true }).fill(stranger);
      await page.getByRole('button', { name: auth.codeSend }).click();
      await expect(page.getByText(filled(auth.codeSentText, { email: stranger }))).toBeVisible();
      const options = { shouldCreateUser: false };
      for (let sent = 1; sent < MAILS.most; sent += 1)
        await visitor(server).auth.signInWithOtp({ email: stranger, options });
      await page.getByRole('button', { name: auth.resend }).click();
      await expect(toastOf(page)).toContainText(filled(auth.tooOften_other, { count: '3' }));
      const resting = page.getByRole('button', { name: filled(auth.resendIn, { time: '3 min' }) });
      await expect(resting).toBeDisabled();
      await page.reload();
      await expect(resting).toBeDisabled();
      await page.getByRole('button', { name: auth.otherAddress }).click();
    });

    await test.step('[AUTH-8] [GATE-2] a code signs in, and leads to where one wanted to be', async () => {
      const mail = await request(first);
      expect(mail.next).toBe('/profile?from=mail#bio');
      const code = page.getByLabel(auth.code);
      const enter = page.getByRole('button', { name: auth.signIn, exact: true });
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expectAccessible(page);
      await page.reload();
      await code.fill('1234');
      await enter.click();
      await expect(code).toHaveAccessibleDescription(auth.codeIncomplete);
      await code.fill(mail.code === '000000' ? '111111' : '000000');
      await enter.click();
      await expect(code).toHaveAccessibleDescription(auth.codeWrong);
      await code.fill(` ${mail.code.slice(0, 3)} ${mail.code.slice(3)} `);
      await enter.click();
      await expect(page).toHaveURL('/profile?from=mail#bio');
      await expect(toastOf(page)).toContainText(auth.welcomeBack);
    });

    await test.step('[AUTH-8] another address is asked for with the password, and confirmed by both', async () => {
      await page.getByRole('button', { name: profile.emailChange }).click();
      const dialog = page.getByRole('dialog', { name: profile.emailChange });
      const current = dialog.getByLabel(profile.currentPassword, { exact: true });
      await dialog.getByLabel(profile.newEmail).fill(changed);
      await current.fill('not-the-one');
      await dialog.getByRole('button', { name: profile.emailSave }).click();
      await expect(current).toHaveAccessibleDescription(profile.passwordWrong);
      await current.fill(PASSWORD);
      await dialog.getByRole('button', { name: profile.emailSave }).click();
      await expect(toastOf(page)).toContainText(filled(profile.emailPendingText, { email: changed }));
      const pending = page.getByText(filled(profile.emailWaiting, { email: changed }));
      await expect(pending).toBeVisible();

      const two = [await mails.next(), await mails.next()];
      const addressFor = (to: string) => {
        const mail = two.find((one) => one.to === to);
        return mail ? linkOf(mail).address : '';
      };
      await page.goto(addressFor(changed));
      await page.getByRole('button', { name: auth.linkAskOpen }).click();
      await expect(page.getByRole('heading', { level: 1, name: auth.halfTitle })).toBeVisible();
      await page.goto('/profile');
      await expect(pending).toBeVisible();
      await page.goto(addressFor(first));
      await page.getByRole('button', { name: auth.linkAskOpen }).click();
      await page.waitForURL('**/profile');
      await expect(toastOf(page)).toContainText(auth.addressChangedText);
      await expect(page.getByRole('region', { name: profile.security }).getByText(changed)).toBeVisible();
      await expect(pending).toBeHidden();
    });

    await test.step('[AUTH-8] one signs out everywhere, and comes back by the link of such a mail', async () => {
      await page.getByRole('button', { name: profile.signOutEverywhere }).click();
      await expect(page).toHaveURL('/');
      await expect(toastOf(page)).toContainText(auth.signOutEverywhere);
      expect((await client.auth.getUser()).error).not.toBeNull();
      await page.goto('/auth?action=code');
      await page.goto((await request(changed)).address);
      await page.waitForURL('**/dashboard');
      await expect(toastOf(page)).toContainText(auth.welcomeBack);
    });
  });

  test('[API-1] [AUTH-8] who is invited comes in by the link, and chooses a password in the profile when they like, just signed in', async ({
    page,
    server,
    mails,
    letSessionsAge,
  }) => {
    const email = newAddress();
    const data = { name: 'Zoé', language };
    const invited = await administrator(server).auth.admin.inviteUserByEmail(email, { data });
    expect(invited.error).toBeNull();
    await page.goto(linkOf(await mailTo(mails, email)).address);
    await expect(page.getByRole('heading', { level: 1, name: auth.newPasswordTitle })).toBeVisible();
    await page.goto('/profile');
    const dialog = page.getByRole('dialog', { name: profile.passwordSet });
    const password = dialog.getByLabel(profile.newPassword, { exact: true });
    const choosePassword = async () => {
      await page.getByRole('button', { name: profile.passwordSet }).click();
      await expect(dialog.getByLabel(profile.currentPassword, { exact: true })).toHaveCount(0);
      await password.fill(PASSWORD);
      await dialog.getByLabel(profile.confirmPassword, { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: profile.passwordSave }).click();
    };
    await letSessionsAge(email);
    await choosePassword();
    await expect(password).toHaveAccessibleDescription(like(profile.signInAgain));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: profile.signOutHere }).click();
    await expect(toastOf(page)).toContainText(auth.signOutDone);
    await expect(toastOf(page)).toContainText(auth.goodbye);
    await expect(page).toHaveURL('/');
    const options = { shouldCreateUser: false, emailRedirectTo: `${server.url}/profile` };
    await visitor(server).auth.signInWithOtp({ email, options });
    await page.goto(linkOf(await mailTo(mails, email)).address);
    await page.waitForURL('**/profile');
    await choosePassword();
    await expect(toastOf(page)).toContainText(profile.passwordChanged);
    await expect(page.getByRole('button', { name: profile.passwordChange })).toBeVisible();
    const { error } = await visitor(server).auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
  });
});
