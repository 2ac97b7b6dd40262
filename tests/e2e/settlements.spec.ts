import type { Page } from '@playwright/test';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { expect, test, toastOf } from './fixtures.ts';

const settling = (page: Page) => page.getByRole('region', { name: 'Pour être quittes', exact: true });
const settled = (page: Page) =>
  settling(page).getByRole('list', { name: 'Déjà réglé' }).getByRole('listitem');
const settle = (page: Page) =>
  page.getByRole('button', { name: /^Marquer comme réglé\s: Inès donne 45,00\s€ à Camille/ }).click();

test('[PLUS-5] a debt is settled once when one person presses offline and another online', async ({
  page,
  context,
  person,
  signInAs,
  openAs,
}) => {
  const camille = await person({ premium: true });
  const ines = await person({ name: 'Inès' });
  const tripId = await createTrip(camille);
  await addCollaborator(camille, tripId, ines, 'editor');
  const meal = { trip_id: tripId, title: 'Taberna', date: '2026-12-01', price: 90, paid_by: camille.id };
  const added = await camille.client.from('trip_meals').insert(meal).select('id').single();
  expect(added.error).toBeNull();
  const address = `/trip/${tripId}?panel=costs`;
  await signInAs(ines);
  await page.goto(address);
  await expect(settling(page)).toContainText(/Inès donne 45,00/);
  const hers = await openAs(camille, address);
  await expect(settling(hers)).toContainText(/Inès donne 45,00/);

  await context.setOffline(true);
  await settle(page);
  await expect(settled(page)).toHaveCount(1);
  await settle(hers);
  await expect(toastOf(hers)).toContainText('Règlement noté');
  await context.setOffline(false);
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  for (const one of [page, hers]) {
    await one.reload();
    await expect(settled(one)).toHaveCount(1);
    await expect(settling(one)).not.toContainText(/Camille donne/);
  }
  const stored = await camille.client.from('trip_settlements').select('id').eq('trip_id', tripId);
  expect(stored.data).toHaveLength(1);
});
