import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bombOf, FILES } from '#tests/support/documents.ts';
import { createTrip } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, test, toastOf } from './fixtures.ts';

const MB = 1024 * 1024;

const documentOf = (page: Page, name: string) =>
  page.locator('[data-slot=document]').filter({ has: page.getByRole('button', { name, exact: true }) });
const uploadOf = (page: Page, name: string) => page.locator('[data-slot=upload]').filter({ hasText: name });

const add = (page: Page, ...files: [name: string, buffer: Buffer][]) =>
  page
    .locator('[data-slot=document-picker]')
    .first()
    .setInputFiles(files.map(([name, buffer]) => ({ name, buffer, mimeType: 'text/html' })));

/** The shades of a drawn page where the halves of its scan are. */
function shadesOf(canvas: Element): number[] {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas.');
  const { width, height } = canvas;
  const at = (x: number) =>
    canvas.getContext('2d')?.getImageData((x / 595) * width, (542 / 842) * height, 1, 1).data[0] ?? -1;
  return [at(200), at(400)];
}

test('[PLUS-10] documents of a trip are added, seen by the others at once, opened, renamed, deleted and brought back', async ({
  sharedTrip,
  page,
  signInAs,
  openAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('viewer');
  await signInAs(camille);
  await page.goto(`/trip/${trip}?panel=tasks&section=documents`);
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  const theirs = await openAs(thomas, `/trip/${trip}?panel=tasks&section=documents`);
  await expect(theirs.getByText('Aucun document pour l’instant.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Ajouter un document' })).toHaveCount(0);

  await add(page, ['Vol.pdf', FILES.scriptedPdf], ['Plan.png', FILES.png], ['Notes.html', FILES.html]);
  for (const name of ['Vol.pdf', 'Plan.png', 'Notes.html'])
    await expect(documentOf(theirs, name)).toBeVisible();
  await expect(documentOf(theirs, 'Vol.pdf')).toContainText('PDF');
  await expect(documentOf(theirs, 'Notes.html')).toContainText('Texte');

  // What cannot be taken says why, and can be given up.
  await add(
    page,
    ['Bombe.png', bombOf(60_000, 60_000)],
    ['Archive.pdf', FILES.zip],
    ['Long.txt', Buffer.alloc(26 * MB, 'a')],
    ['Vol.pdf', FILES.scriptedPdf],
  );
  await expect(uploadOf(page, 'Bombe.png')).toContainText('trop de pixels');
  await expect(uploadOf(page, 'Archive.pdf')).toContainText('Seuls les PDF');
  await expect(uploadOf(page, 'Long.txt')).toContainText('25 Mo au plus');
  await expect(uploadOf(page, 'Vol.pdf')).toContainText('déjà là');
  for (const name of ['Bombe.png', 'Archive.pdf', 'Long.txt'])
    await page.getByRole('button', { name: `Abandonner ${name}` }).click();
  await page.getByRole('button', { name: 'Ajouter quand même' }).click();
  await expect(documentOf(theirs, 'Vol (2).pdf')).toBeVisible();

  // A viewer opens it; the script in it does nothing.
  await documentOf(theirs, 'Vol.pdf').getByRole('button', { name: 'Vol.pdf', exact: true }).click();
  const viewer = theirs.getByRole('dialog', { name: 'Vol.pdf' });
  await expect(viewer.getByRole('img', { name: 'Page 1 sur 1' }).locator('canvas')).toBeVisible();
  await expect(viewer.getByText('Script')).toBeAttached();
  await expectAccessible(theirs);
  const download = theirs.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Télécharger' }).click();
  expect((await download).suggestedFilename()).toBe('Vol.pdf');
  await viewer.getByRole('button', { name: 'Fermer' }).last().click();
  await theirs.getByRole('button', { name: 'Notes.html', exact: true }).click();
  await expect(theirs.getByRole('dialog')).toContainText('<!doctype html><script>');
  await theirs.keyboard.press('Escape');

  await choose(page, 'Actions : Vol (2).pdf', 'Renommer');
  await page.getByLabel('Nom', { exact: true }).fill('Retour/aller.pdf');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(documentOf(theirs, 'Retour-aller.pdf')).toBeVisible();
  await choose(page, 'Actions : Retour-aller.pdf', 'Supprimer');
  await expect(documentOf(theirs, 'Retour-aller.pdf')).toHaveCount(0);
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(documentOf(theirs, 'Retour-aller.pdf')).toBeVisible();

  await test.step('[PLUS-10] they wait for the network where they are added without one', async () => {
    await page.context().setOffline(true);
    await add(page, ['Notes.txt', FILES.text]);
    await expect(uploadOf(page, 'Notes.txt')).toContainText('En attente du réseau');
    await page.context().setOffline(false);
    await expect(documentOf(theirs, 'Notes.txt')).toBeVisible();
  });
});

test.describe('documents on the device', () => {
  // What reads a document has to be there without a network too.
  test.use({ serviceWorkers: 'allow' });

  test('[PLUS-10] [PLUS-3] go on after a break in the line, belong to an item, and open without a network when marked or when their day is near', async ({
    page,
    context,
    openAs,
    person,
    signInAs,
  }) => {
    const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Paris').add({ days }).toString();
    const mealIn = (title: string, days: number) => ({ id: crypto.randomUUID(), title, date: inDays(days) });
    const [soon, late] = [mealIn('Repas', 2), mealIn('Pastéis', 6)] as const;
    const camille = await person();
    const trip = await createTrip(
      camille,
      { start_date: inDays(1), end_date: inDays(8) },
      { trip_meals: [soon, late] },
    );
    await signInAs(camille);
    await page.goto(`/trip/${trip}?day=${late.date}&item=${late.id}`);
    // Installed before the line breaks, of which its own requests are not to be held up.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const close = () => page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click();

    await test.step('[PLUS-10] an upload goes on after a break in the line', async () => {
      const details = page.locator('[data-slot=item-detail]');
      await expect(details.getByRole('button', { name: 'Ajouter un document' })).toBeVisible();
      const file = Buffer.concat([FILES.pdf, randomBytes(13 * MB)]);
      // The line breaks while the second chunk is on its way.
      const asked: string[] = [];
      await context.route('**/upload/resumable/*', async (route) => {
        const { method, headers } = { method: route.request().method(), headers: route.request().headers() };
        asked.push(`${method} ${headers['upload-offset'] ?? ''}`.trim());
        if (asked.length !== 2) return route.continue();
        await context.setOffline(true);
        await route.abort();
      });
      await add(page, ['Billets.pdf', file]);
      await expect(uploadOf(page, 'Billets.pdf')).toContainText('En attente du réseau');
      await context.setOffline(false);
      await expect(documentOf(page, 'Billets.pdf')).toContainText('13 Mo');
      // Nothing was sent twice.
      const patches = asked.filter((line) => line.startsWith('PATCH'));
      expect(new Set(patches).size).toBeGreaterThanOrEqual(3);
      expect(patches.filter((line) => line === 'PATCH 0')).toHaveLength(1);
    });

    await test.step('[PLUS-10] it is opened, and stored on the device', async () => {
      await open('Billets.pdf');
      const drawn = page.getByRole('dialog').locator('canvas');
      await expect(drawn).toBeVisible();
      // The scan on it, white and black.
      await expect.poll(() => drawn.evaluate(shadesOf)).toEqual([255, 0]);
      await close();
      await choose(page, 'Actions : Billets.pdf', 'Garder sur cet appareil');
      await expect(documentOf(page, 'Billets.pdf')).toContainText('Sur cet appareil');
      await add(page, ['Plus tard.txt', Buffer.from('Plus tard')]);
      await expect(documentOf(page, 'Plus tard.txt')).toBeVisible();
    });

    await test.step('[PLUS-10] [PLUS-3] those of the days ahead are stored by themselves, the others on demand', async () => {
      // Added by another device of theirs.
      const desk = await openAs(camille, `/trip/${trip}?day=${soon.date}&item=${soon.id}`);
      await add(desk, ['Bientôt.pdf', FILES.pdf]);
      // It is listed before the server has it: with the page its upload would end.
      const stored = async () => (await camille.client.from('trip_documents').select('name')).data;
      await expect.poll(stored).toContainEqual({ name: 'Bientôt.pdf' });
      await desk.close();
      await page.goto(`/trip/${trip}?panel=tasks&section=documents`);
      await expect(page.getByText('13 Mo sur 200 Mo sur cet appareil')).toBeVisible();
      await expect(documentOf(page, 'Billets.pdf')).toContainText('Pastéis');
      await expect(documentOf(page, 'Bientôt.pdf')).toContainText('Sur cet appareil');
      await expect(documentOf(page, 'Plus tard.txt')).not.toContainText('Sur cet appareil');
      await expectAccessible(page);
      // What was taken off by hand stays off.
      await choose(page, 'Actions : Bientôt.pdf', 'Retirer de cet appareil');
      await page.getByLabel('Garder d’avance').selectOption('7 jours');
      await expect(documentOf(page, 'Plus tard.txt')).toContainText('Sur cet appareil');
      await expect(documentOf(page, 'Bientôt.pdf')).not.toContainText('Sur cet appareil');
    });

    await test.step('[PLUS-10] what is stored opens without a network, after a reload too; what is not says so', async () => {
      await add(page, ['Plan.png', FILES.png], ['Notes.html', FILES.html]);
      // Of the trip itself, both are of the days ahead.
      for (const name of ['Plan.png', 'Notes.html'])
        await expect(documentOf(page, name)).toContainText('Sur cet appareil');
      await choose(page, 'Actions : Notes.html', 'Retirer de cet appareil');
      await expect(documentOf(page, 'Notes.html')).not.toContainText('Sur cet appareil');
      await page.reload();
      await expect(page.getByLabel('Garder d’avance')).toHaveValue('7');
      await expect(documentOf(page, 'Notes.html')).toBeVisible();
      await context.setOffline(true);
      await open('Notes.html');
      await expect(page.getByRole('dialog')).toContainText('Sans réseau, seuls les documents gardés');
      await close();
      await open('Plan.png');
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await close();
      await open('Plus tard.txt');
      await expect(page.getByRole('dialog')).toContainText('Plus tard');
      await close();
      await open('Billets.pdf');
      await expect(page.getByRole('dialog').locator('canvas')).toBeVisible();
    });
  });
});
