import type { Page } from '@playwright/test';
import { choose, expect, expectAccessible, test, toastOf } from './fixtures.ts';

const MAY = { start_date: '2027-05-03', end_date: '2027-05-09' };

const points = Array.from(
  { length: 300 },
  (_, step) =>
    `<trkpt lat="${46 + step / 5000}" lon="${7 + Math.sin(step / 20) / 50}"><ele>1200</ele><time>2027-05-03T10:00:00Z</time></trkpt>`,
).join('');
const GPX = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Tour du lac</name><trkseg>${points}</trkseg></trk></gpx>`;
const LINE = JSON.stringify({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: [
      [7, 46],
      [7.2, 46.1],
    ],
  },
});

async function importTracks(page: Page): Promise<void> {
  await choose(page, 'Ajouter', 'Importer');
  const dialog = page.getByRole('dialog', { name: 'Importer' });
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'lac.gpx', mimeType: '', buffer: Buffer.from(GPX) },
    { name: 'Retour.geojson', mimeType: '', buffer: Buffer.from(LINE) },
  ]);
  const tracks = dialog.getByRole('list', { name: 'Les tracés' });
  await expect(tracks.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Ajouter 2 éléments' }).click();
  await expect(dialog).toHaveCount(0);
}

const mapOf = (page: Page) => page.getByRole('region', { name: /^Carte / });
const rowOf = (page: Page, title: string) =>
  mapOf(page)
    .getByRole('list', { name: 'Tracés sur la carte' })
    .getByRole('listitem')
    .filter({ hasText: title });
async function openList(page: Page, count: string): Promise<void> {
  await mapOf(page).getByText(count, { exact: true }).click();
}

test('[PLUS-14] tracks of files are lines on the map, listed, renamed, deleted with undo; others see it live', async ({
  page,
  sharedTrip,
  signInAs,
  openAs,
}) => {
  const { trip, camille, thomas } = await sharedTrip('editor');
  await signInAs(camille);
  await page.goto(`/trip/${trip}?day=2026-12-02&panel=map`);
  const other = await openAs(thomas, `/trip/${trip}?day=2026-12-03&panel=map`);
  await importTracks(page);
  await expect(toastOf(page)).toContainText('2 tracés ajoutés à la carte');
  await openList(page, '2 tracés');
  await expect(rowOf(page, 'Tour du lac')).toContainText(/\d/);
  await openList(other, '2 tracés');
  await expect(rowOf(other, 'Retour')).toBeVisible();
  // Who has the dialog open learns of another name, and loses nothing.
  await other.getByRole('button', { name: 'Modifier le tracé : Retour' }).click();
  const theirs = other.getByRole('dialog', { name: 'Modifier le tracé' });
  await theirs.getByLabel('Nom').fill('Le retour');

  await page.getByRole('button', { name: 'Modifier le tracé : Retour' }).click();
  const form = page.getByRole('dialog', { name: 'Modifier le tracé' });
  await form.getByLabel('Nom').fill('');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toContainText('Donnez un nom au tracé.');
  await form.getByLabel('Nom').fill('Retour par la crête');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(rowOf(page, 'Retour par la crête')).toBeVisible();
  await expect(theirs).toContainText('Retour par la crête');
  await expect(theirs.getByLabel('Nom')).toHaveValue('Le retour');
  await theirs.getByRole('button', { name: 'Prendre le sien' }).click();
  await expect(theirs.getByLabel('Nom')).toHaveValue('Retour par la crête');
  await theirs.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(rowOf(other, 'Retour par la crête')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Supprimer le tracé : Tour du lac' }).click();
  await expect(rowOf(page, 'Tour du lac')).toHaveCount(0);
  await expect(rowOf(other, 'Tour du lac')).toHaveCount(0);
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(rowOf(page, 'Tour du lac')).toBeVisible();
  await expect(rowOf(other, 'Tour du lac')).toBeVisible();

  await page.getByRole('button', { name: 'Supprimer le tracé : Tour du lac' }).click();
  await expect(rowOf(other, 'Tour du lac')).toHaveCount(0);
  await other.goto(`/trip/${trip}?panel=people`);
  await other
    .getByRole('button', { name: /^Restaurer «.Tour du lac.»/ })
    .first()
    .click();
  await expect(rowOf(page, 'Tour du lac')).toBeVisible();
});

test('[PLUS-14] [PLUS-3] a track is added and seen without a network, and is there afterwards; places are ticked on the map', async ({
  page,
  context,
  openTrip,
}) => {
  await openTrip('?day=2027-05-04&panel=map', {}, MAY);
  await expect(mapOf(page)).toHaveAttribute('aria-busy', 'false');
  // The readers are loaded with the first file of their type.
  await importTracks(page);
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(mapOf(page).getByText('2 tracés')).toHaveCount(0);
  await context.setOffline(true);
  await importTracks(page);
  await openList(page, '2 tracés');
  await expect(rowOf(page, 'Retour')).toBeVisible();
  await context.setOffline(false);
  await expect(toastOf(page)).toContainText('2 tracés ajoutés à la carte');
  await page.reload();
  await openList(page, '2 tracés');
  await expect(rowOf(page, 'Tour du lac')).toBeVisible();

  await test.step('[PLUS-14] a press on the map beside the list ticks a place, and takes the tick away', async () => {
    await choose(page, 'Ajouter', 'Importer');
    const dialog = page.getByRole('dialog', { name: 'Importer' });
    const waypoint = (name: string, lat: number) => `<wpt lat="${lat}" lon="7"><name>${name}</name></wpt>`;
    const text = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${waypoint('Nord', 46.2)}${waypoint('Milieu', 46.1)}${waypoint('Sud', 46)}</gpx>`;
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'lieux.gpx', mimeType: '', buffer: Buffer.from(text) });
    const middle = dialog.getByRole('checkbox', { name: 'Milieu' });
    await expect(middle).toBeChecked();
    const map = dialog.getByRole('region', { name: 'Carte de ce qui a été trouvé' });
    await expect(map).toHaveAttribute('aria-busy', 'false');
    const press = async (to: boolean) => {
      // The three are fitted: the one between the others stands near the middle, above what the foot leaves free.
      await expect(async () => {
        const box = await map.boundingBox();
        if (!box) throw new Error('no map');
        for (const part of [0.4, 0.42, 0.44, 0.46, 0.48]) {
          if ((await middle.isChecked()) === to) return;
          await page.mouse.click(box.x + box.width / 2, box.y + box.height * part);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        }
        expect(await middle.isChecked()).toBe(to);
      }).toPass();
    };
    await press(false);
    await expect(dialog.getByRole('checkbox', { name: 'Nord' })).toBeChecked();
    await press(true);
    await expectAccessible(page);
  });
});
