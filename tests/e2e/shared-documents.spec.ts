import type { Person } from '#tests/support/accounts.ts';
import { FILES } from '#tests/support/documents.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const MEAL = { id: crypto.randomUUID(), title: 'Pastéis', date: '2026-12-03', time: '10:00' };

async function addDocument(
  { id: userId, client }: Person,
  trip: string,
  { name, file, item = null }: { name: string; file: Buffer<ArrayBuffer>; item?: string | null },
) {
  const id = crypto.randomUUID();
  const stored = await client.storage.from('documents').upload(`${trip}/${id}`, file);
  if (stored.error) throw stored.error;
  const row = { id, trip_id: trip, item_id: item, name, created_by: userId };
  const { error } = await client.from('trip_documents').insert(row);
  if (error) throw new Error(error.message);
}

test('[PLUS-10] a share link shows the documents that its owner ticks, and ends that when they are unticked', async ({
  page,
  browser,
  person,
  signInAs,
}) => {
  const camille = await person();
  const trip = await createTrip(camille, {}, { trip_meals: [MEAL] });
  await addDocument(camille, trip, { name: 'Menu.pdf', file: FILES.scriptedPdf, item: MEAL.id });
  await addDocument(camille, trip, { name: 'Assurance.txt', file: FILES.text });
  await addDocument(camille, trip, { name: 'Passeport.png', file: FILES.png });
  await signInAs(camille);
  await page.goto(`/trip/${trip}`);
  await page.getByRole('button', { name: 'Actions du voyage' }).click();
  await page.getByRole('menuitem', { name: 'Partager un lien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager un lien' });
  await dialog.getByRole('button', { name: 'Créer un lien' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Lien vers le voyage' }).inputValue();

  const stranger = await browser.newContext({ locale: 'fr-FR' });
  const theirs = await stranger.newPage();
  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(theirs.getByText(/Menu\.pdf|Assurance|Passeport/)).toHaveCount(0);

  await dialog.getByText('Aucun document montré').click();
  for (const name of ['Menu.pdf', 'Assurance.txt']) await dialog.getByRole('checkbox', { name }).check();
  await expect(dialog.getByText('2 documents montrés')).toBeVisible();
  await expectAccessible(page);
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);

  // Each where it belongs; what was not ticked is not there.
  await theirs.reload();
  const day = theirs.getByRole('region', { name: 'jeudi 3 décembre 2026' });
  await expect(day.getByRole('button', { name: 'Menu.pdf' })).toBeVisible();
  await expect(day.getByText('Assurance.txt')).toHaveCount(0);
  await expect(theirs.getByText('Passeport.png')).toHaveCount(0);
  await expectAccessible(theirs);

  await theirs.getByRole('button', { name: 'Assurance.txt' }).click();
  await expect(theirs.getByRole('dialog')).toContainText('Clés sous le paillasson');
  await theirs.keyboard.press('Escape');
  await day.getByRole('button', { name: 'Menu.pdf' }).click();
  const viewer = theirs.getByRole('dialog', { name: 'Menu.pdf' });
  await expect(viewer.getByRole('img', { name: 'Page 1 sur 1' }).locator('canvas')).toBeVisible();
  const download = theirs.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Télécharger' }).click();
  expect((await download).suggestedFilename()).toBe('Menu.pdf');
  await theirs.keyboard.press('Escape');

  // On a page that is open already too.
  await dialog.getByRole('checkbox', { name: 'Menu.pdf' }).uncheck();
  await expect(dialog.getByText('1 document montré')).toBeVisible();
  await day.getByRole('button', { name: 'Menu.pdf' }).click();
  await expect(theirs.getByRole('dialog')).toContainText('Ce document n’est plus là.');
  await theirs.reload();
  await expect(theirs.getByRole('button', { name: 'Assurance.txt' })).toBeVisible();
  await expect(theirs.getByText('Menu.pdf')).toHaveCount(0);
  await stranger.close();
});
