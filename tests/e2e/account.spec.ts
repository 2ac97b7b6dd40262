import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeOf } from '#tests/support/second-factor.ts';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { filled, like, WORDS } from './account-words.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const FOREVER = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' };

for (const language of ['fr', 'en'] as const) {
  test.describe(`the account in ${language}`, () => {
    test.use({ language });
    const { profile, trips } = WORDS[language];

    async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<void> {
      const chooser = page.waitForEvent('filechooser');
      await page
        .getByRole('button', { name: /photo|picture/ })
        .first()
        .click();
      await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
    }

    test('[PROF-2] a picture is chosen, framed by keys and stored small, then taken away; what is typed meanwhile stays', async ({
      page,
      person,
      signInAs,
    }) => {
      const camille = await person();
      await signInAs(camille);
      // Safari’s canvas writes no WebP: in English the browser is one of those.
      if (language === 'en')
        await page.addInitScript(() => {
          HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob(['PNG'], { type: 'image/png' }));
        });
      await page.goto('/profile');
      const bio = page.getByLabel(profile.bio);
      await bio.fill('Toujours côté fenêtre.');
      await choosePicture(page, 'photo.heic', Buffer.from('this is no picture'));
      await expect(page.getByRole('alert')).toContainText('HEIC');

      await choosePicture(page, 'photo.png', await page.screenshot());
      const dialog = page.getByRole('dialog', { name: profile.cropTitle });
      await dialog.getByRole('img').press('+');
      await dialog.getByRole('img').press('ArrowRight');
      await expect(dialog.getByLabel(profile.cropZoom)).not.toHaveValue('1');
      if (language === 'fr') await expectAccessible(page);
      await dialog.getByRole('button', { name: profile.cropSave }).click();
      await expect(toastOf(page)).toContainText(profile.avatarSaved);
      const face = page.getByRole('button', { name: 'Camille' }).locator('img');
      await expect(face).toHaveJSProperty('naturalWidth', 320);
      const address = (await face.getAttribute('src')) ?? '';
      expect(address).toMatch(new RegExp(`/avatars/${camille.id}/[0-9a-f]{32}\\.webp$`));
      const picture = await page.request.get(address);
      expect(picture.headers()).toMatchObject(FOREVER);
      const bytes = await picture.body();
      expect(bytes.byteLength).toBeLessThanOrEqual(50_000);
      expect([0, 8].map((at) => bytes.toString('latin1', at, at + 4))).toEqual(['RIFF', 'WEBP']);

      await page.getByRole('link', { name: trips }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: trips })).toBeVisible();
      await page.goBack();
      await expect(bio).toHaveValue('Toujours côté fenêtre.');
      await expect(page.getByText(profile.unsaved)).toBeVisible();
      await page.getByRole('button', { name: profile.giveUp }).click();
      await expect(bio).toHaveValue('');

      await page.getByRole('button', { name: profile.avatarRemove }).click();
      await expect(toastOf(page)).toContainText(profile.avatarRemoved);
      await expect(face).toHaveCount(0);
      expect((await page.request.get(address)).status()).toBe(404);
    });

    test('[AUTH-8] another device is signed out, all of them by a new password, and this one last', async ({
      page,
      person,
      signInAs,
      openAs,
    }) => {
      const camille = await person();
      await signInAs(camille);
      const phone = await openAs(camille, '/profile');
      await page.goto('/profile');
      const devices = page.getByRole('list', { name: profile.sessionsTitle }).getByRole('listitem');
      await expect(devices.filter({ hasText: profile.sessionHere })).toHaveCount(1);
      const others = devices.filter({ hasNotText: profile.sessionHere }).getByRole('button');
      // One of them is the phone; the other has signed up.
      await expect(others).toHaveCount(2);
      await others.first().click();
      await expect(toastOf(page)).toContainText(profile.sessionEnded);
      await expect(others).toHaveCount(1);

      await page.getByRole('button', { name: profile.passwordChange }).click();
      const dialog = page.getByRole('dialog', { name: profile.passwordChange });
      const current = dialog.getByLabel(profile.currentPassword, { exact: true });
      const password = dialog.getByLabel(profile.newPassword, { exact: true });
      const save = dialog.getByRole('button', { name: profile.passwordSave });
      for (const [typed, fresh, field, problem] of [
        ['not-the-one', 'lanterne-bleue-77', current, profile.passwordWrong],
        [camille.password, 'motdepasse', password, profile.passwordWeak],
        [camille.password, 'lanterne-bleue-77', null, null],
      ] as const) {
        await current.fill(typed);
        await password.fill(fresh);
        await dialog.getByLabel(profile.confirmPassword, { exact: true }).fill(fresh);
        await save.click();
        if (field) await expect(field).toHaveAccessibleDescription(like(problem));
      }
      await expect(toastOf(page)).toContainText(profile.passwordChanged);
      await expect(others).toHaveCount(0);
      await phone.reload();
      await phone.waitForURL('**/auth');

      // Where no mails are sent, another address counts at once.
      await page.getByRole('button', { name: profile.emailChange }).click();
      await page.getByLabel(profile.newEmail).fill(`new-${camille.email}`);
      await page.getByLabel(profile.currentPassword, { exact: true }).fill('lanterne-bleue-77');
      await page.getByRole('button', { name: profile.emailSave }).click();
      await expect(toastOf(page)).toContainText(profile.emailChanged);
      await expect(page.getByRole('region', { name: profile.security })).toContainText(
        `new-${camille.email}`,
      );

      await page.getByRole('button', { name: profile.signOutHere }).click();
      await expect(toastOf(page)).toContainText(profile.signedOutHere);
      await expect(page).toHaveURL('/');
    });

    test('[AUTH-9] an authenticator app is set up with its recovery codes, which are made again, and removed, by the password and a code', async ({
      page,
      person,
      signInAs,
    }) => {
      const camille = await person();
      await signInAs(camille);
      await page.goto('/profile');
      await page.getByRole('button', { name: profile.factorAdd }).click();
      const dialog = page.getByRole('dialog', { name: profile.factorAdd });
      const current = page.getByLabel(profile.currentPassword, { exact: true });
      // By keys alone: the focus is on the field.
      await expect(current).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(current).toHaveAccessibleDescription(profile.required);
      await page.keyboard.type('not-the-one');
      await page.keyboard.press('Enter');
      await expect(current).toHaveAccessibleDescription(like(profile.passwordWrong));
      await current.fill(camille.password);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('img', { name: profile.enrolPicture })).toHaveJSProperty(
        'complete',
        true,
      );
      const secret = (await dialog.getByRole('code').innerText()).replaceAll('-', '');
      const code = dialog.getByLabel(profile.code);
      const verify = dialog.getByRole('button', { name: profile.enrolVerify });
      await code.fill('000000');
      await verify.click();
      await expect(code).toHaveAccessibleDescription(profile.codeWrong);
      const codes = page.getByRole('dialog', { name: profile.codesTitle, exact: true });
      // The code of the half minute before, so that there are others left for what follows; unless that has just ended.
      await expect(async () => {
        await code.fill(codeOf(secret, -1));
        await verify.click();
        await expect(codes).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      if (language === 'en') await expectAccessible(page);
      const file = page.waitForEvent('download');
      await codes.getByRole('button', { name: profile.codesDownload }).click();
      const first = await codes.getByRole('listitem').first().innerText();
      expect(readFileSync(await (await file).path(), 'utf8')).toContain(first);
      // On paper there are the codes, and nothing else of the page.
      await page.emulateMedia({ media: 'print' });
      await expect(codes.getByText(first)).toBeVisible();
      await expect(codes.getByRole('button')).toHaveCount(0);
      await expect(page.getByText(profile.intro)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await codes.getByRole('button', { name: profile.codesSaved }).click();
      await expect(page.getByText(filled(profile.codesLeft_other, { count: '10' }))).toBeVisible();

      await page.getByRole('button', { name: profile.codesNew }).click();
      const newCodes = page.getByRole('dialog', { name: profile.codesNew });
      await current.fill('not-the-one');
      await newCodes.getByLabel(profile.code).fill(codeOf(secret));
      await newCodes.getByRole('button', { name: profile.codesMake }).click();
      await expect(current).toHaveAccessibleDescription(like(profile.passwordWrong));
      await current.fill(camille.password);
      await newCodes.getByRole('button', { name: profile.codesMake }).click();
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      await expect(codes.getByText(first)).toHaveCount(0);
      await codes.getByRole('button', { name: profile.codesSaved }).click();

      await page.getByRole('button', { name: profile.factorRemove }).click();
      const question = page.getByRole('dialog', { name: profile.factorRemoveQuestion });
      await current.fill(camille.password);
      await question.getByLabel(profile.code).fill(codeOf(secret, 1));
      await question.getByRole('button', { name: profile.factorRemove }).click();
      await expect(toastOf(page)).toContainText(profile.factorRemoved);
      await expect(page.getByRole('button', { name: profile.factorAdd })).toBeVisible();
    });

    test('[PLUS-9] one takes one’s data along, says what becomes of each shared trip, and is gone with the password', async ({
      page,
      person,
      signInAs,
    }) => {
      const [camille, thomas] = await Promise.all([person({ premium: true }), person({ name: 'Thomas' })]);
      const tripId = await createTrip(camille, { title: 'Lisbonne à deux' });
      const other = await createTrip(camille, { title: 'Porto, un jour' });
      for (const trip of [tripId, other]) await addCollaborator(camille, trip, thomas, 'editor');
      const message = { trip_id: tripId, text: 'Je vous laisse la clé.' };
      await camille.client.from('trip_chat_messages').insert(message);
      await signInAs(camille);
      await page.goto('/profile');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: profile.download }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^escale-\d{4}-\d{2}-\d{2}\.json$/);
      expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
        profile: { email: camille.email },
        messages: [{ text: message.text }],
      });

      await page.getByRole('button', { name: profile.leave }).click();
      const dialog = page.getByRole('dialog', { name: profile.leaveQuestion });
      const trip = dialog.getByLabel('Lisbonne à deux');
      const password = dialog.getByLabel(profile.currentPassword, { exact: true });
      const leave = dialog.getByRole('button', { name: profile.leaveForGood });
      if (language === 'en') await dialog.getByLabel(profile.forgetName).check();
      await password.fill('pas-le-bon');
      await leave.click();
      await expect(trip).toHaveAccessibleDescription(like(profile.chooseTrip));
      if (language === 'fr') await expectAccessible(page);
      await trip.selectOption({ label: filled(profile.transferTo, { name: 'Thomas' }) });
      await dialog.getByLabel('Porto, un jour').selectOption({ label: profile.deleteTrip });
      await leave.click();
      await expect(password).toHaveAccessibleDescription(like(profile.passwordWrong));
      await password.fill(camille.password);
      await leave.click();
      await page.waitForURL((url) => url.pathname === '/');
      await expect(toastOf(page)).toContainText(profile.accountDeleted);

      const { data: stored } = await thomas.client
        .from('trips')
        .select('id, owner_id, trip_chat_messages(text, user_id), trip_former_members(user_id, name)')
        .in('id', [tripId, other]);
      expect(stored).toEqual([
        {
          id: tripId,
          owner_id: thomas.id,
          trip_chat_messages: [{ text: message.text, user_id: camille.id }],
          trip_former_members: [{ user_id: camille.id, name: language === 'en' ? null : 'Camille' }],
        },
      ]);
    });
  });
}
