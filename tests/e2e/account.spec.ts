import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeOf } from '#tests/support/second-factor.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /photo/ }).first().click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
}

test('[PROF-2] a picture is chosen, framed by keys and stored small, then taken away; what is typed meanwhile is kept', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  await signInAs(camille);
  await page.goto('/profile');
  await page.getByLabel('Quelques mots').fill('Toujours côté fenêtre.');
  await choosePicture(page, 'photo.heic', Buffer.from('this is no picture'));
  await expect(page.getByRole('alert')).toContainText('HEIC');

  await choosePicture(page, 'photo.png', await page.screenshot());
  const dialog = page.getByRole('dialog', { name: 'Cadrer la photo' });
  await dialog.getByRole('img').press('+');
  await dialog.getByRole('img').press('ArrowRight');
  await expect(dialog.getByLabel('Agrandissement')).not.toHaveValue('1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Garder cette photo' }).click();
  await expect(toastOf(page)).toContainText('Photo enregistrée');
  const face = page.getByRole('button', { name: 'Camille' }).locator('img');
  await expect(face).toHaveJSProperty('naturalWidth', 320);
  const address = (await face.getAttribute('src')) ?? '';
  expect(address).toMatch(new RegExp(`/avatars/${camille.id}/[0-9a-f]{32}\\.webp$`));
  const picture = await page.request.get(address);
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await picture.body()).byteLength).toBeLessThanOrEqual(50_000);

  await page.getByRole('link', { name: 'Mes voyages' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes voyages' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Quelques mots')).toHaveValue('Toujours côté fenêtre.');
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await page.getByRole('button', { name: 'Abandonner les modifications' }).click();
  await expect(page.getByLabel('Quelques mots')).toHaveValue('');

  await page.getByRole('button', { name: 'Retirer la photo' }).click();
  await expect(toastOf(page)).toContainText('Photo retirée');
  await expect(face).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[AUTH-8] the password is changed with the current one, and other devices are signed out', async ({
    page,
    person,
    signInAs,
    openAs,
  }) => {
    const camille = await person();
    await signInAs(camille);
    const phone = await openAs(camille, '/profile');
    await page.goto('/profile');
    await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill('not-the-one');
    await dialog.getByLabel('New password', { exact: true }).fill('lanterne-bleue-77');
    await dialog.getByLabel('Confirm password').fill('lanterne-bleue-77');
    await dialog.getByRole('button', { name: 'Save the password' }).click();
    await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
      /not your current password/,
    );
    await dialog.getByLabel('Current password').fill(camille.password);
    await dialog.getByRole('button', { name: 'Save the password' }).click();
    await expect(toastOf(page)).toContainText('Password changed');
    await expect(page.getByRole('button', { name: /^Sign out (?!here)/ })).toHaveCount(0);
    await phone.reload();
    await phone.waitForURL('**/auth');
  });

  test('[AUTH-9] an authenticator app is set up with its recovery codes, and removed by a code', async ({
    page,
    person,
    signInAs,
  }) => {
    await signInAs(await person());
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' });
    await expect(dialog.getByRole('img', { name: 'QR code' })).toHaveJSProperty('complete', true);
    const secret = (await dialog.getByRole('code').innerText()).replaceAll('-', '');
    await dialog.getByLabel('Six-digit code').fill('000000');
    await dialog.getByRole('button', { name: 'Verify and turn on' }).click();
    await expect(dialog.getByLabel('Six-digit code')).toHaveAccessibleDescription(/not the code/);
    await dialog.getByLabel('Six-digit code').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Verify and turn on' }).click();
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    const file = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'Save as a file' }).click();
    const first = await codes.getByRole('listitem').first().innerText();
    expect(readFileSync(await (await file).path(), 'utf8')).toContain(first);
    await codes.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();

    await page.getByRole('button', { name: 'Turn off' }).click();
    const question = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' });
    await question.getByLabel('Six-digit code').fill(codeOf(secret, 1));
    await question.getByRole('button', { name: 'Turn off' }).click();
    await expect(toastOf(page)).toContainText('Two-factor authentication is off');
    await expect(page.getByRole('button', { name: 'Set up two-factor authentication' })).toBeVisible();
  });
});

test('[PLUS-9] one takes one’s data along, says what becomes of each shared trip, and is gone with the password', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person({ premium: true });
  const thomas = await person({ name: 'Thomas' });
  const tripId = await createTrip(camille, { title: 'Lisbonne à deux' });
  const role = 'editor';
  await camille.client.rpc('invite_collaborator', { trip_id: tripId, email: thomas.email, role });
  await camille.client.from('trip_chat_messages').insert({ trip_id: tripId, text: 'Je vous laisse la clé.' });
  await signInAs(camille);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^escale-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    profile: { email: camille.email },
    messages: [{ text: 'Je vous laisse la clé.' }],
  });

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: /Supprimer votre compte/ });
  const trip = dialog.getByLabel('Lisbonne à deux');
  await dialog.getByLabel('Mot de passe actuel').fill('pas-le-bon');
  await dialog.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await expect(trip).toHaveAccessibleDescription(/Dites ce que devient ce voyage/);
  await expectAccessible(page);
  await trip.selectOption({ label: 'Le confier à Thomas' });
  await dialog.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await expect(dialog.getByLabel('Mot de passe actuel')).toHaveAccessibleDescription(
    /pas votre mot de passe/,
  );
  await dialog.getByLabel('Mot de passe actuel').fill(camille.password);
  await dialog.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(toastOf(page)).toContainText('Compte supprimé');

  const { data: kept } = await thomas.client
    .from('trips')
    .select('owner_id, trip_chat_messages(text, user_id)')
    .eq('id', tripId)
    .single();
  expect(kept).toEqual({
    owner_id: thomas.id,
    trip_chat_messages: [{ text: 'Je vous laisse la clé.', user_id: null }],
  });
});
