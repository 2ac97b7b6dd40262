import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeOf } from '#tests/support/second-factor.ts';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { filled, like, WORDS } from './account-words.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const { profile, trips } = WORDS.fr;

async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /photo/ }).first().click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
}

test('[PROF-2] [AUTH-8] [PLUS-9] a picture, the devices, password and address of an account, its data, and its end', async ({
  page,
  person,
  signInAs,
  openAs,
}) => {
  const [camille, thomas] = await Promise.all([person({ premium: true }), person({ name: 'Thomas' })]);
  const shared = await createTrip(camille, { title: 'Lisbonne à deux' });
  const other = await createTrip(camille, { title: 'Porto, un jour' });
  for (const trip of [shared, other]) await addCollaborator(camille, trip, thomas, 'editor');
  const message = { trip_id: shared, text: 'Je vous laisse la clé.' };
  await camille.client.from('trip_chat_messages').insert(message);
  const NEW_PASSWORD = 'lanterne-bleue-77';
  await signInAs(camille);
  const phone = await openAs(camille, '/profile');
  await page.goto('/profile');
  const face = page.getByRole('button', { name: 'Camille' }).locator('img');
  /** Address of the picture that was stored, once it is known to be small and of this type. */
  const storedPicture = async (ending: 'webp' | 'jpg', magic: string) => {
    await expect(face).toHaveJSProperty('naturalWidth', 320);
    const address = (await face.getAttribute('src')) ?? '';
    expect(address).toMatch(new RegExp(`/avatars/${camille.id}/[0-9a-f]{32}\\.${ending}$`));
    const picture = await page.request.get(address);
    expect(picture.headers()).toMatchObject({
      'content-type': ending === 'webp' ? 'image/webp' : 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const bytes = await picture.body();
    expect(bytes.byteLength).toBeLessThanOrEqual(50_000);
    expect(bytes.toString('latin1', 0, magic.length)).toBe(magic);
    return address;
  };
  const crop = page.getByRole('dialog', { name: profile.cropTitle });

  await test.step('[PROF-2] a picture is chosen, framed by keys and stored small; what is typed meanwhile stays', async () => {
    const bio = page.getByLabel(profile.bio);
    await bio.fill('Toujours côté fenêtre.');
    await choosePicture(page, 'photo.heic', Buffer.from('this is no picture'));
    await expect(page.getByRole('alert')).toContainText('HEIC');
    await choosePicture(page, 'photo.png', await page.screenshot());
    await crop.getByLabel(profile.cropZoom).press('ArrowRight');
    await expect(crop.getByLabel(profile.cropZoom)).not.toHaveValue('1');
    await crop.getByLabel(profile.cropAcross).press('ArrowRight');
    await expect(crop.getByLabel(profile.cropAcross)).not.toHaveValue('50');
    await expectAccessible(page);
    await crop.getByRole('button', { name: profile.cropSave }).click();
    await expect(toastOf(page)).toContainText(profile.avatarSaved);
    await storedPicture('webp', 'RIFF');
    await page.getByRole('link', { name: trips }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: trips })).toBeVisible();
    await page.goBack();
    await expect(bio).toHaveValue('Toujours côté fenêtre.');
    await expect(page.getByText(profile.unsaved)).toBeVisible();
    await page.getByRole('button', { name: profile.giveUp }).click();
    await expect(bio).toHaveValue('');
  });

  await test.step('[PROF-2] a browser whose canvas writes no WebP stores JPEG; it is taken away', async () => {
    const before = await face.getAttribute('src');
    // Safari is one of those.
    await page.evaluate(() => {
      const toBlob: HTMLCanvasElement['toBlob'] = Reflect.get(HTMLCanvasElement.prototype, 'toBlob');
      HTMLCanvasElement.prototype.toBlob = function (take, type, quality) {
        toBlob.call(this, take, type === 'image/webp' ? 'image/png' : type, quality);
      };
    });
    await choosePicture(page, 'photo.png', await page.screenshot());
    await crop.getByRole('button', { name: profile.cropSave }).click();
    await expect(crop).toHaveCount(0);
    await expect(face).not.toHaveAttribute('src', before ?? '');
    const address = await storedPicture('jpg', '\xff\xd8\xff');
    await page.getByRole('button', { name: profile.avatarRemove }).click();
    await expect(toastOf(page)).toContainText(profile.avatarRemoved);
    await expect(face).toHaveCount(0);
    expect((await page.request.get(address)).status()).toBe(404);
  });

  await test.step('[PLUS-9] one takes one’s data along', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: profile.download }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^escale-\d{4}-\d{2}-\d{2}\.json$/);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
      profile: { email: camille.email },
      messages: [{ text: message.text }],
    });
  });

  await test.step('[AUTH-8] another device is signed out, and all of them by a new password', async () => {
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
    for (const [typed, fresh, field, problem] of [
      ['not-the-one', NEW_PASSWORD, current, profile.passwordWrong],
      [camille.password, 'motdepasse', password, profile.passwordWeak],
      [camille.password, NEW_PASSWORD, null, null],
    ] as const) {
      await current.fill(typed);
      await password.fill(fresh);
      await dialog.getByLabel(profile.confirmPassword, { exact: true }).fill(fresh);
      await dialog.getByRole('button', { name: profile.passwordSave }).click();
      if (field) await expect(field).toHaveAccessibleDescription(like(problem));
    }
    await expect(toastOf(page)).toContainText(profile.passwordChanged);
    await expect(others).toHaveCount(0);
    await phone.reload();
    await phone.waitForURL('**/auth');
  });

  await test.step('[AUTH-8] where no mails are sent, another address counts at once', async () => {
    await page.getByRole('button', { name: profile.emailChange }).click();
    await page.getByLabel(profile.newEmail).fill(`new-${camille.email}`);
    await page.getByLabel(profile.currentPassword, { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: profile.emailSave }).click();
    await expect(toastOf(page)).toContainText(profile.emailChanged);
    await expect(page.getByRole('region', { name: profile.security })).toContainText(`new-${camille.email}`);
  });

  await test.step('[PLUS-9] one says what becomes of each shared trip, and is gone with the password', async () => {
    await page.getByRole('button', { name: profile.leave }).click();
    const dialog = page.getByRole('dialog', { name: profile.leaveQuestion });
    const trip = dialog.getByLabel('Lisbonne à deux');
    const password = dialog.getByLabel(profile.currentPassword, { exact: true });
    const leave = dialog.getByRole('button', { name: profile.leaveForGood });
    await password.fill('pas-le-bon');
    await leave.click();
    await expect(trip).toHaveAccessibleDescription(like(profile.chooseTrip));
    await trip.selectOption({ label: filled(profile.transferTo, { name: 'Thomas' }) });
    await dialog.getByLabel('Porto, un jour').selectOption({ label: profile.deleteTrip });
    await dialog.getByLabel(profile.forgetName).check();
    await leave.click();
    await expect(password).toHaveAccessibleDescription(like(profile.passwordWrong));
    await password.fill(NEW_PASSWORD);
    await leave.click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(toastOf(page)).toContainText(profile.accountDeleted);
    const { data: stored } = await thomas.client
      .from('trips')
      .select('id, owner_id, trip_chat_messages(text, user_id), trip_former_members(user_id, name)')
      .in('id', [shared, other]);
    expect(stored).toEqual([
      {
        id: shared,
        owner_id: thomas.id,
        trip_chat_messages: [{ text: message.text, user_id: camille.id }],
        trip_former_members: [{ user_id: camille.id, name: null }],
      },
    ]);
  });
});

test('[AUTH-9] an authenticator app is set up with recovery codes, replaced by one of them when the phone is lost, and removed', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  await signInAs(camille);
  await page.goto('/profile');
  const dialog = page.getByRole('dialog');
  const current = dialog.getByLabel(profile.currentPassword, { exact: true });
  const code = dialog.getByLabel(profile.code);
  const either = dialog.getByLabel(profile.codeOrRecovery);
  const codesDialog = page.getByRole('dialog', { name: profile.codesTitle, exact: true });
  const codes = codesDialog.getByRole('listitem');
  const close = () => page.getByRole('button', { name: profile.codesSaved }).click();
  const make = dialog.getByRole('button', { name: profile.codesMake });
  const shownSecret = async () => (await dialog.getByRole('code').innerText()).replaceAll('-', '');
  let lostPhone = '';
  let printed: string[] = [];

  await test.step('[AUTH-9] it is set up by keys alone, by the password and a code; a line cut then leaves it on, and says that the codes are missing', async () => {
    await page.getByRole('button', { name: profile.factorAdd }).click();
    // The focus is on the field.
    await expect(current).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(current).toHaveAccessibleDescription(profile.required);
    await page.keyboard.type('not-the-one');
    await page.keyboard.press('Enter');
    await expect(current).toHaveAccessibleDescription(like(profile.passwordWrong));
    await current.fill(camille.password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: profile.enrolPicture })).toHaveJSProperty('complete', true);
    lostPhone = await shownSecret();
    const verify = dialog.getByRole('button', { name: profile.enrolVerify });
    await code.fill('000000');
    await verify.click();
    await expect(code).toHaveAccessibleDescription(profile.codeWrong);

    await page.route('**/auth/v1/factors/recovery-codes', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    // The code of the half minute before, so that there are others left for what follows; unless that has just ended.
    await expect(async () => {
      await code.fill(codeOf(lostPhone, -1));
      await verify.click();
      await expect(make).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(dialog).toContainText(profile.codesNone);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(code).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText(profile.codesNone)).toBeVisible();
    await page.unroute('**/auth/v1/factors/recovery-codes');
  });

  await test.step('[AUTH-9] its codes are made by the password and a code, downloaded and printed', async () => {
    await page.getByRole('button', { name: profile.codesNew }).click();
    await current.fill('not-the-one');
    await either.fill(codeOf(lostPhone));
    await make.click();
    await expect(current).toHaveAccessibleDescription(like(profile.passwordWrong));
    await current.fill(camille.password);
    await make.click();
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    printed = await codes.allInnerTexts();
    const [first = ''] = printed;
    const file = page.waitForEvent('download');
    await codesDialog.getByRole('button', { name: profile.codesDownload }).click();
    expect(readFileSync(await (await file).path(), 'utf8')).toContain(first);
    // On paper there are the codes, and nothing else of the page.
    await page.emulateMedia({ media: 'print' });
    await expect(codesDialog.getByText(first)).toBeVisible();
    await expect(codesDialog.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(profile.intro)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await close();
    await expect(page.getByText(filled(profile.codesLeft_other, { count: '10' }))).toBeVisible();
  });

  await test.step('[AUTH-9] the phone is lost: a code sets up another, and is spent', async () => {
    await page.getByRole('button', { name: profile.factorReplace }).click();
    await current.fill(camille.password);
    await either.fill(printed[0] ?? '');
    await dialog.getByRole('button', { name: profile.continue }).click();
    const phone = await shownSecret();
    expect(phone).not.toBe(lostPhone);
    await expect(async () => {
      await code.fill(codeOf(phone, -1));
      await dialog.getByRole('button', { name: profile.enrolReplace }).click();
      await expect(codes).toHaveCount(10, { timeout: 3000 });
    }).toPass();
  });

  await test.step('[AUTH-9] the lost phone and its codes serve no more; a new code makes new ones, another turns it off', async () => {
    const [second = ''] = await codes.allInnerTexts();
    await close();
    await page.getByRole('button', { name: profile.codesNew }).click();
    await current.fill(camille.password);
    for (const old of [codeOf(lostPhone, 1), printed[1] ?? '']) {
      await either.fill(old);
      await make.click();
      await expect(either).toHaveAccessibleDescription(like(profile.codeWrong));
    }
    await either.fill(second);
    await make.click();
    await expect(codes).toHaveCount(10);
    await expect(codesDialog.getByText(second)).toHaveCount(0);
    const [last = ''] = await codes.allInnerTexts();
    await close();
    await page.getByRole('button', { name: profile.factorRemove }).click();
    const question = page.getByRole('dialog', { name: profile.factorRemoveQuestion });
    await current.fill(camille.password);
    await either.fill(last);
    await question.getByRole('button', { name: profile.factorRemove }).click();
    await expect(toastOf(page)).toContainText(profile.factorRemoved);
    await expect(page.getByRole('button', { name: profile.factorAdd })).toBeVisible();
  });
});
