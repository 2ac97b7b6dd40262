import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const CONTENT = {
  trip_accommodations: [{ title: 'Memmo', check_in: '2026-12-01', check_out: '2026-12-03', price: 200 }],
  trip_activities: [{ title: 'Castelo', date: '2026-12-01', price: 15.5 }],
  trip_itineraries: [{ title: 'Vol', date: '2026-12-01', price: 310 }],
  trip_meals: [
    { title: 'Taberna', date: '2026-12-02', price: 16 },
    { title: 'Pub', date: '2026-12-02', price: 18, currency: 'GBP' },
    { title: 'Offert', date: '2026-12-02', price: 0 },
  ],
};

/** The same in the currency of the trip alone. */
const EUROS = { ...CONTENT, trip_meals: CONTENT.trip_meals.filter(({ title }) => title !== 'Pub') };

test.describe('the costs', () => {
  test('[COST-1] add up in the currency of the trip, and list another one apart', async ({
    page,
    openTrip,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await openTrip('?panel=costs', CONTENT);
    await expect(page.getByRole('region', { name: 'Coût total' })).toContainText(/541,50\s€/);
    const others = page.getByRole('region', { name: 'Dans une autre devise' });
    await expect(others).toContainText('Pub');
    await expect(others).toContainText('18,00');
    await expect(others).not.toContainText('Taberna');
    expect(warnings.join('\n')).toContain('GBP');
    await expectAccessible(page);
  });

  test('[COST-1] follow what is added', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01&panel=costs');
    const total = page.getByRole('region', { name: 'Coût total' });
    await expect(total).toContainText(/0,00\s€/);
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Repas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Repas' });
    await dialog.getByLabel('Titre', { exact: true }).fill('Cervejaria');
    await dialog.getByLabel('Prix', { exact: true }).fill('1 234,5');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(total).toContainText(/1\s234,50\s€/);
  });

  test('[PLUS-5] say the same in a table as in bars', async ({ page, openTrip }) => {
    await openTrip('?panel=costs', CONTENT);
    await page.getByText('Voir en tableau').click();
    const table = page.getByRole('table', { name: 'Coût par jour et par genre' });
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(table.getByRole('row', { name: /mar\. 1 déc\./ })).toContainText(/425,50\s€/);
  });
});

test.describe('the budget', () => {
  const budget = (page: Page) => page.getByRole('region', { name: 'Budget' });

  async function setBudget(page: Page, text: string) {
    await budget(page)
      .getByRole('button', { name: /budget$/ })
      .click();
    await page.getByLabel('Budget du voyage, en EUR').fill(text);
    await budget(page).getByRole('button', { name: 'Enregistrer' }).click();
  }

  test('[PLUS-5] is set where it stands, says what is left in all and by day, and is stored', async ({
    page,
    openTrip,
  }) => {
    await page.clock.setFixedTime('2026-12-02T10:00:00');
    await openTrip('?panel=costs', EUROS);
    await setBudget(page, '1 000,50');
    await expect(budget(page)).toContainText(/Il reste 459,00\s€ sur 1\s000,50\s€/);
    await expect(budget(page)).toContainText(/54\s% du budget/);
    await expect(budget(page)).toContainText(/114,75\s€ par jour à venir/);
    await expect(toastOf(page)).toContainText('Budget enregistré');
    await page.reload();
    await expect(budget(page)).toContainText(/Il reste 459,00\s€/);
    await expectAccessible(page);
  });

  test('[PLUS-5] says when it is exceeded, and by how much', async ({ page, openTrip }) => {
    await openTrip('?panel=costs', EUROS, { budget: 541 });
    await expect(budget(page)).toContainText(/Budget dépassé de 0,50\s€ sur 541,00\s€/);
    await expect(budget(page)).not.toContainText('par jour');
  });

  test('[PLUS-5] is taken away by emptying it, and comes back by undoing that', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?panel=costs', EUROS, { budget: 800 });
    await setBudget(page, '');
    await expect(budget(page)).not.toContainText('Il reste');
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(budget(page)).toContainText(/Il reste 258,50\s€/);
    await page.reload();
    await expect(budget(page)).toContainText(/Il reste 258,50\s€/);
  });

  test('[PLUS-5] refuses what is no amount, and Escape leaves it as it was', async ({ page, openTrip }) => {
    await openTrip('?panel=costs', EUROS, { budget: 800 });
    await setBudget(page, 'beaucoup');
    const field = page.getByLabel('Budget du voyage, en EUR');
    await expect(field).toHaveAccessibleDescription(/Un montant en chiffres/);
    await expect(field).toBeFocused();
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(budget(page)).toContainText(/Il reste 258,50\s€/);
  });
});

test.describe('the costs in English', () => {
  test.use({ language: 'en' });

  test('[COST-1] add up in the currency of the trip', async ({ page, openTrip }) => {
    await openTrip('?panel=costs', CONTENT);
    await expect(page.getByRole('region', { name: 'Total cost' })).toContainText('€541.50');
    await expect(page.getByRole('region', { name: 'In another currency' })).toContainText('£18.00');
  });
});
