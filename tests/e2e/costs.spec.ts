import { choose, expect, openItemDialog, openRefused, refusedOf, test, toastOf } from './fixtures.ts';

test('[COST-1] [PLUS-5] costs of one alone add up in the currency of the trip, against a budget', async ({
  page,
  openTrip,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.clock.setFixedTime('2026-12-02T10:00:00');
  await openTrip('?day=2026-12-01&panel=costs', {
    trip_accommodations: [{ title: 'Memmo', check_in: '2026-12-01', check_out: '2026-12-03', price: 200 }],
    trip_activities: [{ title: 'Castelo', date: '2026-12-01', price: 15.5 }],
    trip_itineraries: [{ title: 'Vol', date: '2026-12-01', price: 310 }],
    trip_meals: [
      { title: 'Taberna', date: '2026-12-02', price: 16 },
      { title: 'Offert', date: '2026-12-02', price: 0 },
    ],
  });
  const total = page.getByRole('region', { name: 'Coût total' });
  const budget = page.getByRole('region', { name: 'Budget' });
  const field = page.getByLabel('Budget du voyage, en EUR');
  const setBudget = async (text: string) => {
    await budget.getByRole('button', { name: /budget$/ }).click();
    await field.fill(text);
    await budget.getByRole('button', { name: 'Enregistrer' }).click();
  };

  await test.step('[COST-1] [PLUS-5] the total, and the same in a table as in bars', async () => {
    await expect(total).toContainText(/541,50\s€/);
    await page.getByText('Voir en tableau').click();
    const table = page.getByRole('table', { name: 'Coût par jour et par genre' });
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(table.getByRole('row', { name: /mar\. 1 déc\./ })).toContainText(/425,50\s€/);
  });

  await test.step('[PLUS-5] the budget is set where it is shown, with what is left in all and by day', async () => {
    await setBudget('1 000,50');
    await expect(budget).toContainText(/Il reste 459,00\s€ sur 1\s000,50\s€/);
    await expect(budget).toContainText(/54\s% du budget/);
    await expect(budget).toContainText(/114,75\s€ par jour à venir/);
    await expect(toastOf(page)).toContainText('Budget enregistré');
  });

  await test.step('[PLUS-5] when it is exceeded it shows by how much', async () => {
    await setBudget('541');
    await expect(budget).toContainText(/Budget dépassé de 0,50\s€ sur 541,00\s€/);
    await expect(budget).not.toContainText('par jour');
  });

  await test.step('[PLUS-5] it is taken away by emptying it, and comes back by undoing that', async () => {
    await setBudget('800');
    await expect(budget).toContainText(/Il reste 258,50\s€/);
    await setBudget('');
    await expect(budget).not.toContainText('Il reste');
    await expect(toastOf(page)).toContainText('Budget retiré');
    await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(budget).toContainText(/Il reste 258,50\s€/);
  });

  await test.step('[PLUS-5] what is no amount is refused, and Escape leaves it as it was', async () => {
    await setBudget('beaucoup');
    await expect(field).toHaveAccessibleDescription(/Un montant en chiffres/);
    await expect(field).toBeFocused();
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(budget).toContainText(/Il reste 258,50\s€/);
  });

  await test.step('[PLUS-5] one that may no longer be changed is taken back, with the reason', async () => {
    const refusal = { message: 'not_trip_editor', details: null, hint: null, code: 'PT403' };
    // That of the undo may still be on its way.
    await page.route('**/rest/v1/rpc/change_trip', (route) =>
      /"budget":"?500\b/.test(route.request().postData() ?? '')
        ? route.fulfill({ status: 403, json: refusal })
        : route.continue(),
    );
    await setBudget('500');
    await openRefused(page);
    await expect(refusedOf(page, 'Le budget n’a pas pu être enregistré')).toBeVisible();
    await expect(budget).toContainText(/sur 800,00\s€/);
    await page.unroute('**/rest/v1/rpc/change_trip');
    await page.reload();
    await expect(budget).toContainText(/Il reste 258,50\s€/);
  });

  await test.step('[PLUS-5] nothing asks who shares, nothing is owed', async () => {
    await expect(page.getByText(/Qui a payé/)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Par personne' })).toHaveCount(0);
    const dialog = await openItemDialog(page, 'Ajouter', 'Repas');
    await dialog.getByLabel('Titre', { exact: true }).fill('Cervejaria');
    await dialog.getByLabel('Prix', { exact: true }).fill('1 234,5');
    await expect(dialog.getByLabel('Payé par')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  });

  await test.step('[COST-1] the total follows what is added; another currency is listed apart', async () => {
    await expect(total).toContainText(/1\s776,00\s€/);
    expect(warnings.join('\n')).not.toContain('GBP');
    await choose(page, 'Actions : Cervejaria', 'Modifier');
    const dialog = page.getByRole('dialog', { name: 'Repas' });
    await dialog.getByLabel('Prix', { exact: true }).fill('18');
    await dialog.getByLabel('Devise').selectOption('GBP');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    const others = page.getByRole('region', { name: 'Dans une autre devise' });
    await expect(others).toContainText('Cervejaria');
    await expect(others).toContainText('18,00');
    await expect(others).not.toContainText('Taberna');
    await expect(total).toContainText(/541,50\s€/);
    expect(warnings.join('\n')).toContain('GBP');
  });
});
