import type { Page } from '@playwright/test';
import { seen } from './device.ts';
import { choose, expect, expectAccessible, openRefused, refusedOf, test, toastOf } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const MARKET = { title: 'Mercado', date: '2026-12-01', category: 'groceries', price: 24 };

const expenses = (page: Page) => page.getByRole('region', { name: 'Dépenses' });
const rows = (page: Page) => expenses(page).getByRole('listitem');
const total = (page: Page) => page.getByRole('region', { name: 'Coût total' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Dépense' });
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Enregistrer' }).click();

test('[PLUS-5] [PLUS-18] an expense is added by its owner alone, from the keyboard, counted, changed, deleted and brought back', async ({
  page,
  openTrip,
}) => {
  await openTrip('?panel=costs&day=2026-12-02', {
    trip_meals: [{ title: 'Taberna', date: '2026-12-02', price: 16 }],
  });
  await expect(expenses(page)).toContainText('Courses, carburant, péages');
  await expenses(page).getByRole('button', { name: 'Ajouter une dépense' }).press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Titre', { exact: true })).toBeFocused();
  await save(page);
  await expect(dialog.getByLabel('Titre', { exact: true })).toHaveAccessibleDescription(
    'Le titre est requis',
  );
  await expect(dialog.getByLabel('Prix', { exact: true })).toHaveAccessibleDescription(
    'Un montant est requis',
  );
  await dialog.getByLabel('Titre', { exact: true }).fill('Plein d’essence');
  await dialog.getByLabel('Prix', { exact: true }).fill('61,40');
  await dialog.getByLabel('Catégorie').selectOption('Carburant');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-12-02');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toContainText([/Plein d’essence.*mer\. 2 déc\. · Carburant.*61,40/s]);
  await expect(total(page)).toContainText(/77,40\s€/);
  await expect(toastOf(page)).toContainText('Dépense ajoutée');

  await choose(page, 'Actions : Plein d’essence', 'Modifier');
  await expect(dialog.getByLabel('Prix', { exact: true })).toHaveValue('61,40');
  await dialog.getByLabel('Prix', { exact: true }).fill('60');
  await save(page);
  await expect(total(page)).toContainText(/76,00\s€/);
  await choose(page, 'Actions : Plein d’essence', 'Supprimer');
  await expect(rows(page)).toHaveCount(0);
  await expect(total(page)).toContainText(/16,00\s€/);
  await expect(toastOf(page)).toContainText('Dépense supprimée');
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(total(page)).toContainText(/76,00\s€/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(total(page)).toContainText(/76,00\s€/);

  await test.step('[PLUS-18] money that came back is taken off, by its category and not by a minus sign', async () => {
    await expenses(page).getByRole('button', { name: 'Ajouter une dépense' }).click();
    const price = dialog.getByLabel('Prix', { exact: true });
    await dialog.getByLabel('Titre', { exact: true }).fill('Avoir');
    await price.fill('-20');
    await save(page);
    await expect(price).toHaveAccessibleDescription(/choisissez la catégorie «\sRemboursement\s»/);
    await price.fill('20');
    await dialog.getByLabel('Catégorie').selectOption('Remboursement');
    await expect(dialog.getByLabel('Catégorie')).toHaveAccessibleDescription(/déduit du total/);
    await save(page);
    await expect(rows(page).filter({ hasText: 'Avoir' })).toContainText(/Remboursement.*-20,00\s€/s);
    await expect(total(page)).toContainText(/56,00\s€/);
  });
});

test('[PLUS-5] [PLUS-18] [PLUS-3] [LIVE-1] an expense of one person offline reaches the other, counts in who owes whom, and is settled once', async ({
  page,
  context,
  sharedTrip,
  signInAs,
  openAs,
}) => {
  const { trip, camille, thomas } = await sharedTrip('editor', { content: { trip_expenses: [MARKET] } });
  const address = `/trip/${trip}?panel=costs`;
  await signInAs(thomas);
  await page.goto(address);
  await seen(page, trip);
  await page.reload();
  const hers = await openAs(camille, address);
  for (const one of [page, hers]) {
    await expect(rows(one)).toHaveCount(1);
    await expect(one.getByRole('button', { name: /^Voyageurs, ici/ })).toBeVisible();
  }
  const settling = (one: Page) => one.getByRole('region', { name: 'Pour être quittes', exact: true });

  await context.setOffline(true);
  await expenses(page).getByRole('button', { name: 'Ajouter une dépense' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Titre', { exact: true }).fill('Péage');
  await dialog.getByLabel('Prix', { exact: true }).fill('30');
  await expect(dialog.getByLabel('Payé par')).toHaveValue(thomas.id);
  await save(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Péage' }).getByRole('img')).toBeVisible();
  await expect(settling(page)).toContainText(/Camille donne 15,00/);
  await expect(total(page)).toContainText(/54,00/);

  // Both change the same one: the later is asked.
  await choose(hers, 'Actions : Mercado', 'Modifier');
  await dialogOf(hers).getByLabel('Prix', { exact: true }).fill('25');
  await save(hers);
  await expect(toastOf(hers)).toContainText('Dépense modifiée');
  await choose(page, 'Actions : Mercado', 'Modifier');
  await dialog.getByLabel('Prix', { exact: true }).fill('26');
  await save(page);
  await expect(total(page)).toContainText(/56,00/);

  await context.setOffline(false);
  await expect(rows(hers)).toHaveCount(2);
  await expect(settling(hers)).toContainText(/Camille donne 15,00/);
  await openRefused(page);
  const refused = refusedOf(page);
  await expect(refused).toContainText('Mercado');
  await refused.getByRole('button', { name: 'Garder le mien' }).click();
  await expect(total(hers)).toContainText(/56,00/);
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();

  await test.step('[PLUS-5] a debt is settled once when one person presses offline and another online', async () => {
    const settle = (one: Page) =>
      one.getByRole('button', { name: /^Marquer comme réglé\s: Camille donne 15,00/ }).click();
    const settled = (one: Page) =>
      settling(one).getByRole('list', { name: 'Déjà réglé' }).getByRole('listitem');
    await context.setOffline(true);
    await settle(page);
    await expect(settled(page)).toHaveCount(1);
    await settle(hers);
    await expect(toastOf(hers)).toContainText('Règlement noté');
    const written = page.waitForResponse(/\/rest\/v1\/trip_settlements/);
    await context.setOffline(false);
    await written;
    for (const one of [page, hers]) {
      await expect(settled(one)).toHaveCount(1);
      await expect(settling(one)).not.toContainText(/(Camille|Thomas) donne/);
    }
    const stored = await camille.client.from('trip_settlements').select('id').eq('trip_id', trip);
    expect(stored.data).toHaveLength(1);
  });

  await choose(hers, 'Actions : Péage', 'Supprimer');
  await expect(rows(page)).toHaveCount(1);
  await page.goto(`/trip/${trip}?panel=people`);
  const gone = page.getByRole('listitem').filter({ hasText: 'Camille a supprimé la dépense « Péage »' });
  await gone.getByRole('button', { name: /^Restaurer/ }).click();
  await expect(rows(hers)).toHaveCount(2);
});
