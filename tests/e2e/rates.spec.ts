import type { Page } from '@playwright/test';
import { seen } from './device.ts';
import { choose, expect, expectAccessible, test, toastOf } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const DATE = '2026-12-02';
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const total = (page: Page) => region(page, 'Coût total');
const converted = (page: Page) => region(page, 'Avec les autres devises');
const others = (page: Page) => region(page, 'Dans une autre devise');

test('[PLUS-12] [COST-1] [PLUS-5] [TRIP-3] a cost in dollars, entered without a network at the bank’s rate and then at one’s own, counts beside the total and in who owes whom', async ({
  page,
  context,
  sharedTrip,
  signInAs,
  openAs,
}) => {
  const { trip, camille, thomas } = await sharedTrip('editor', {
    content: { trip_meals: [{ title: 'Taberna', date: DATE, price: 50 }] },
  });
  const address = `/trip/${trip}?panel=costs&day=${DATE}`;
  await signInAs(thomas);
  await page.goto(address);
  await seen(page, trip);
  await page.reload();
  const hers = await openAs(camille, address);
  await expect(hers.getByRole('button', { name: /^Voyageurs, ici/ })).toBeVisible();

  await test.step('[TRIP-3] an editor may edit the trip, not delete it', async () => {
    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    await expect(page.getByRole('menuitem', { name: 'Supprimer le voyage' })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: 'Modifier le voyage' })).toBeEnabled();
    await page.keyboard.press('Escape');
  });

  await context.setOffline(true);
  await region(page, 'Dépenses').getByRole('button', { name: 'Ajouter une dépense' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dépense' });
  await dialog.getByLabel('Titre', { exact: true }).fill('Motel');
  await dialog.getByLabel('Prix', { exact: true }).fill('100');
  const field = dialog.getByLabel('1 USD en EUR');
  await expect(field).toBeHidden();
  await dialog.getByLabel('Devise').selectOption('USD');
  await expect(field).toHaveAccessibleDescription(/≈ \d+,\d\d\s€ au taux de la BCE du .* \d{4}/);
  await field.fill('zéro');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(field).toHaveAccessibleDescription(/Un nombre plus grand que zéro/);
  await field.fill('');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(others(page)).toContainText(/Motel.*100,00\s\$US.*≈ \d+,\d\d\s€ · 1 USD = 0,\d+ EUR \(BCE/s);

  await choose(page, 'Actions : Motel', 'Modifier');
  await field.fill('0,90');
  await expect(field).toHaveAccessibleDescription(/≈ 90,00\s€ à ce taux/);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(total(page)).toContainText(/^Coût total50,00\s€/);
  await expect(converted(page)).toContainText(/≈\s140,00\s€ à vos propres taux/);
  // The days add up to it, so it stands below their total.
  await expect(page.locator('[data-slot=days-sum]')).toHaveText(
    /Coût total, à 2\s*50,00\s€ \+\s100,00\s\$US\s*Avec les autres devises\s*≈\s140,00\s€/,
  );
  await expect(region(page, 'Pour être quittes')).toContainText(/Camille donne 45,00\s€ à Thomas/);

  await context.setOffline(false);
  await expect(converted(hers)).toContainText(/≈\s140,00\s€/);
  await expect(total(hers)).toContainText(/^Coût total50,00\s€/);
  await expect(region(hers, 'Pour être quittes')).toContainText(/Camille donne 45,00\s€ à Thomas/);
  await hers.reload();
  await expect(converted(hers)).toContainText(/≈\s140,00\s€/);
  await expectAccessible(hers);
});

test('[PLUS-12] what has no rate to the trip’s currency stands apart, is converted on request, and not by undoing that', async ({
  page,
  openTrip,
}) => {
  const dinner = {
    title: 'Dîner',
    date: DATE,
    price: 20,
    currency: 'USD',
    rate: { from: 'USD', to: 'CHF', value: '0.8' },
  };
  const rug = { title: 'Tapis', date: DATE, price: 300, currency: 'MAD' };
  await openTrip(
    `?panel=costs&day=${DATE}`,
    { trip_meals: [dinner], trip_activities: [rug] },
    { budget: 100 },
  );
  // The dinner's rate was of another trip's currency: the server has given it the bank's.
  await expect(others(page)).toContainText(/Dîner.*≈ .* EUR \(BCE/s);
  await expect(others(page)).toContainText(/Tapis.*300,00\sMAD.*sans taux, compté à part/s);
  const before = (await converted(page).textContent()) ?? '';
  await expect(region(page, 'Budget')).toContainText(/sur 100,00\s€/);

  await choose(page, 'Actions du voyage', 'Modifier le voyage');
  const dialog = page.getByRole('dialog', { name: 'Modifier le voyage' });
  await dialog.getByLabel('Devise').selectOption('CHF');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await expect(others(page)).toContainText(/Dîner.*sans taux, compté à part/s);
  await expect(converted(page)).toBeHidden();
  await others(page)
    .getByRole('button', { name: /^Convertir aux taux de la BCE du/ })
    .click();
  await expect(others(page)).toContainText(/Dîner.*≈ .*CHF · 1 USD = .* CHF \(BCE/s);
  await expect(converted(page)).toBeVisible();
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(others(page)).toContainText(/Dîner.*sans taux, compté à part/s);
  expect(before).toContain('aux taux de la BCE du');
});
