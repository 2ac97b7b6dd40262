import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { FILES } from '#tests/support/documents.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const CASTELO = { name: 'Castelo', formatted_address: 'Castelo, Lisboa', lat: 38.7139, lng: -9.1335 };
const CONTENT = {
  trip_accommodations: [
    { title: 'Casa do Largo', check_in: '2026-12-01', check_out: '2026-12-04', price: 240 },
  ],
  trip_activities: [
    { title: '=Castelo', date: '2026-12-03', time: '15:30', price: 12.5, currency: 'EUR', location: CASTELO },
    { title: 'Sans heure', date: '2026-12-03' },
  ],
  trip_notes: [{ title: 'À emporter', content: 'Des chaussures' }],
  trip_expenses: [{ title: 'Essence', date: '2026-12-02', category: 'fuel', price: 61.4 }],
};

async function download(page: Page, format: string) {
  await page.getByRole('button', { name: 'Actions du voyage' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Emporter' }).press('ArrowRight');
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).press('Enter');
  const saved = await file;
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

interface Taken {
  people: { name: string }[];
  parts: Record<string, object[]>;
  documents: { file: string; name: string; item_id: string | null; size: number }[];
}

const tripOf = (zip: Uint8Array): Taken =>
  JSON.parse(strFromU8(unzipSync(zip)['trip.json'] ?? new Uint8Array()));

test('[PLUS-14] a trip is taken along, and imported again without loss by somebody else', async ({
  page,
  sharedTrip,
  signInAs,
}) => {
  const { trip, thomas } = await sharedTrip('viewer', { content: CONTENT });
  await signInAs(thomas);
  await page.goto(`/trip/${trip}`);
  const { name, bytes } = await download(page, 'Fichier du voyage');
  expect(name).toBe('lisbonne-en-decembre.escale.zip');
  const before = tripOf(bytes);
  expect(JSON.stringify(before)).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-/);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Importer un voyage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer un voyage' });
  const choose = (buffer: Uint8Array) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.escale.zip', mimeType: 'application/zip', buffer: Buffer.from(buffer) });
  for (const [spoilt, reason] of [
    [strToU8('Bonjour'), 'pas un fichier de voyage'],
    [bytes.subarray(0, bytes.length / 2), 'abîmé'],
    [zipSync({ 'trip.json': strToU8(JSON.stringify({ ...before, version: 9 })) }), 'plus récente'],
    [zipSync({ 'trip.json': new Uint8Array(30_000_000).fill(32) }), 'trop grand'],
  ] as const) {
    await choose(spoilt);
    await expect(dialog.getByRole('alert')).toContainText(reason);
  }
  await choose(bytes);
  await expect(dialog).toContainText('Lisbonne en décembre');
  await expect(dialog.getByLabel('Dans ce fichier')).toContainText('Activités2');
  await expect(dialog.getByLabel('Vous êtes')).toContainText('Camille');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(trip));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbonne en décembre');

  const after = tripOf((await download(page, 'Fichier du voyage')).bytes);
  expect(after.parts).toEqual(before.parts);
  expect(after.people.map((one) => one.name).toSorted()).toEqual(
    before.people.map((one) => one.name).toSorted(),
  );
});

test('[PLUS-10] [PLUS-14] a trip of more than a megabyte leaves with its documents, and comes back with them', async ({
  page,
  person,
  signInAs,
}) => {
  test.slow();
  const camille = await person();
  const meal = { id: crypto.randomUUID(), title: 'Pastéis', date: '2026-12-03', time: '10:00' };
  const trip = await createTrip(camille, {}, { trip_meals: [meal] });
  for (let batch = 0; batch < 3; batch += 1) {
    const notes = Array.from({ length: 40 }, (_, n) => ({
      trip_id: trip,
      created_by: camille.id,
      title: `Note ${batch}.${n}`,
      content: 'é'.repeat(9_900),
    }));
    const { error } = await camille.client.from('trip_notes').insert(notes);
    if (error) throw new Error(error.message);
  }
  // A zip in the zip: nothing in a document is read as the archive's own.
  const pass = Buffer.from(zipSync({ 'pass.json': strToU8('{}') }, { level: 0 }));
  const large = Buffer.concat([FILES.pdf, randomBytes(7_000_000)]);
  for (const [name, content, item] of [
    ['Menu.pdf', large, meal.id],
    ['Assurance.txt', FILES.text, null],
    ['Billet.pkpass', pass, null],
  ] as const) {
    const file = { id: crypto.randomUUID(), trip_id: trip, item_id: item, name, created_by: camille.id };
    const stored = await camille.client.storage.from('documents').upload(`${trip}/${file.id}`, content);
    if (stored.error) throw stored.error;
    const { error } = await camille.client.from('trip_documents').insert(file);
    if (error) throw new Error(error.message);
  }
  await signInAs(camille);
  await page.goto(`/trip/${trip}`);
  const { bytes } = await download(page, 'Fichier du voyage');
  const before = tripOf(bytes);
  expect(before.documents).toMatchObject([
    { file: 'documents/1.pdf', name: 'Menu.pdf', item_id: 'meals-1', size: large.length },
    { file: 'documents/2.txt', name: 'Assurance.txt', item_id: null },
    { file: 'documents/3.pkpass', name: 'Billet.pkpass', item_id: null },
  ]);
  const entries = unzipSync(bytes);
  expect(Buffer.from(entries['documents/1.pdf'] ?? []).equals(large)).toBe(true);

  // One entry is gone, and another claims less than it inflates to.
  const { 'documents/3.pkpass': _, ...rest } = entries;
  const forged = { ...before, documents: before.documents.map((one) => ({ ...one })) };
  if (forged.documents[1]) forged.documents[1].size = 3;
  await page.goto('/dashboard');
  const importFile = async (buffer: Uint8Array) => {
    await page.getByRole('button', { name: 'Importer un voyage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importer un voyage' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.escale.zip', mimeType: 'application/zip', buffer: Buffer.from(buffer) });
    await expect(dialog.getByLabel('Dans ce fichier')).toContainText('Documents3');
    await dialog.getByRole('button', { name: 'Importer', exact: true }).click();
    await expect(page).toHaveURL(/\/trip\/.*section=documents/);
    expect(page.url()).not.toContain(trip);
  };
  const documents = page.locator('[data-slot=document]');
  await importFile(zipSync({ ...rest, 'trip.json': strToU8(JSON.stringify(forged)) }, { level: 0 }));
  await expect(toastOf(page)).toContainText('sans 2 documents que le fichier ne contient pas en entier');
  await expect(toastOf(page)).toContainText('Assurance.txt, Billet.pkpass');
  await expect(documents).toHaveCount(1);

  await page.goto('/dashboard');
  await importFile(bytes);
  await expect(documents).toHaveCount(3, { timeout: 20_000 });
  await expect(documents.filter({ hasText: 'Menu.pdf' })).toContainText('Pastéis');
  await expectAccessible(page);
  const again = (await download(page, 'Fichier du voyage')).bytes;
  expect(tripOf(again)).toEqual(before);
  const entriesAgain = unzipSync(again);
  for (const { file } of before.documents)
    expect(Buffer.from(entriesAgain[file] ?? []).equals(Buffer.from(entries[file] ?? []))).toBe(true);
});

const GPX = (points: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${points}</gpx>`;
const waypoint = (n: number) =>
  `<wpt lat="${38 + n / 1000}" lon="-9.1"><name>Lieu ${n}</name><desc>Vu de loin</desc></wpt>`;

test('[PLUS-14] the places of a trip leave as GPX and KML, its costs as CSV, and “Exporter” says what it did; places of files come into a day or among the notes', async ({
  page,
  openTrip,
}) => {
  await openTrip('?day=2026-12-03', CONTENT);
  const gpx = await download(page, 'GPX');
  expect(gpx.name).toBe('lisbonne-en-decembre.gpx');
  expect(gpx.bytes.toString()).toContain('<wpt lat="38.7139" lon="-9.1335"><name>=Castelo</name>');
  expect((await download(page, 'KML')).bytes.toString()).toContain(
    '<coordinates>-9.1335,38.7139</coordinates>',
  );
  const csv = await download(page, 'Coûts (CSV)');
  expect(csv.name).toBe('lisbonne-en-decembre-couts.csv');
  expect(csv.bytes.toString().split('\r\n').slice(0, 4)).toEqual([
    '\uFEFFJour;Genre;Titre;Montant;Devise;Payé par;Partagé entre',
    '2026-12-01;Hébergement;Casa do Largo;240;EUR;;',
    '2026-12-02;Dépenses;Essence;61,4;EUR;;',
    "2026-12-03;Activités;'=Castelo;12,5;EUR;;",
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Actions du voyage' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Emporter' }).press('ArrowRight');
  const list = await page.getByRole('menu', { name: 'Emporter' }).boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Actions du voyage' }).click();
  await page.getByRole('menuitem', { name: 'Exporter' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    'Fonctionnalité non implémentée',
  );

  await test.step('[PLUS-14] places of files come into a day or among the notes; those of the trip are marked', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Actions du voyage' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Importer' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Importer' });
    const choose = (name: string, text: string | Uint8Array) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    const track = `<trk><trkseg>${Array.from({ length: 50_000 }, (_, n) => `<trkpt lat="${1 + n / 10_000}" lon="2"><ele>3</ele></trkpt>`).join('')}</trkseg></trk>`;
    await choose('places.gpx', GPX(waypoint(1) + track));
    await expect(dialog.getByRole('list', { name: 'Fichiers' })).toContainText('1 lieu, 1 tracé');
    await choose('evil.kml', '<!DOCTYPE kml [<!ENTITY a "aaaa">]><kml><Document>&a;</Document></kml>');
    await expect(dialog.getByRole('list', { name: 'Fichiers' })).toContainText('Ce fichier est abîmé');
    const kml =
      '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Belém</name><Point><coordinates>-9.2,38.69</coordinates></Point></Placemark></kml>';
    await choose('places.kmz', zipSync({ 'doc.kml': strToU8(kml) }));
    await choose(
      'Saved.csv',
      'Titre,Note,URL,Commentaire\nPastéis,le matin,https://maps.google.com/x!3d38.6975!4d-9.2033,\n',
    );
    const features = [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-9.1334, 38.714] },
        properties: { name: 'Le château' },
      },
    ];
    await choose('places.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
    const places = dialog.getByRole('list', { name: 'Les lieux' });
    await expect(places.getByRole('checkbox')).toHaveCount(4);
    const there = places.getByRole('checkbox', { name: 'Le château' });
    await expect(there).not.toBeChecked();
    await expect(places).toContainText('Déjà dans le voyage');
    await expectAccessible(page);
    await dialog.getByLabel('Les mettre dans').selectOption('2026-12-03');
    await dialog.getByRole('button', { name: 'Ajouter 4 éléments' }).click();
    await expect(page.getByRole('article', { name: 'Pastéis' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Lieu 1' })).toBeVisible();
  });
});
