import type { Page } from '@playwright/test';
import { BOOKING_MAILS } from '#tests/fixtures/bookings/mails.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const TABLE = BOOKING_MAILS.find(({ name }) => name.startsWith('table'))?.bytes ?? Buffer.alloc(0);

/** Waits until the worker answers for this page, as it does once the application is installed. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Posts files as the system's share sheet does. */
async function share(page: Page, files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
  const all = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }));
  await page.evaluate((shared) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: '/fichiers-partages', enctype: 'multipart/form-data' });
    const transfer = new DataTransfer();
    for (const { name, base64 } of shared) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'files', multiple: true, files: transfer.files });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, all);
  await page.waitForURL(/fichiers-partages|\/auth/);
}

const PDF = { name: 'Billet.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
const documentsOf = (page: Page) => page.getByRole('list', { name: 'Documents' });

test('[PLUS-10] [PLUS-13] what another app shares goes to the trip that one names: papers to its documents, a mail to the import', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const trip = await createTrip(camille, { title: 'Porto' });
  await createTrip(camille, { title: 'Oslo', start_date: '2027-06-01', end_date: '2027-06-03' });
  await signInAs(camille);
  await page.goto('/dashboard');
  await controlled(page);
  await share(page, [PDF, { name: 'table.eml', bytes: TABLE }]);
  await expect(page.getByRole('heading', { name: 'Pour quel voyage ?' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Fichiers' })).toContainText('Billet.pdf');
  await page.getByLabel('Voyage', { exact: true }).selectOption({ label: 'Porto' });
  await page.getByRole('button', { name: 'Ajouter au voyage' }).click();
  await page.waitForURL(new RegExp(trip));
  const dialog = page.getByRole('dialog', { name: 'Importer' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'A Lareira' })).toBeVisible();
  await dialog.getByRole('contentinfo').or(dialog).getByRole('button', { name: 'Fermer' }).first().click();
  await expect(documentsOf(page).first()).toContainText('Billet.pdf');
  await expect
    .poll(async () => (await camille.client.from('trip_documents').select('name, trip_id')).data)
    .toEqual([{ name: 'Billet.pdf', trip_id: trip }]);

  // It is given once.
  await page.goto('/fichiers-partages');
  await expect(page.getByText('Rien n’attend ici')).toBeVisible();

  await test.step('[PLUS-10] a device without room for what was shared says so', async () => {
    await page.goto('/fichiers-partages?stored=no');
    await expect(page.getByRole('heading', { name: 'Cet appareil n’a pas assez de place' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('[PLUS-10] who is signed out signs in first, and finds the files again', async () => {
    await page.context().clearCookies();
    // The session has ended elsewhere; nothing was cleared here.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.removeItem('escale-auth'));
    await page.goto('/auth');
    await controlled(page);
    await share(page, [PDF]);
    await page.waitForURL(/\/auth/);
    await page.getByLabel('E-mail').fill(camille.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(camille.password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await page.waitForURL(/fichiers-partages/);
    await expect(page.getByRole('list', { name: 'Fichiers' })).toContainText('Billet.pdf');
    await page.getByRole('button', { name: 'Ne rien ajouter' }).click();
    await page.waitForURL(/dashboard/);
  });
});
