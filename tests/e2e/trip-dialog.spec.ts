import type { Page } from '@playwright/test';
import { words } from './dashboard-words.ts';
import { choose, expect, expectAccessible, openRefused, refusedOf, test, toastOf } from './fixtures.ts';

/** What the home page leaves for the dashboard, once. */
const planQuickly = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('planned')) return;
    sessionStorage.setItem('planned', 'yes');
    const plan = { destination: 'Porto', startDate: '2027-05-01', endDate: '2027-05-04', travellers: 2 };
    localStorage.setItem('escale-quick-plan', JSON.stringify(plan));
  });
const quickPlan = (page: Page) => page.evaluate(() => localStorage.getItem('escale-quick-plan'));

const CREATE = '/dashboard?action=createTrip';

test('[DASH-3] [DASH-4] [PLUS-5] [PLUS-6] [SHELL-5] [TRIP-2] a trip is created in its dialog, from a quick plan or from nothing', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  await signInAs(camille);
  await planQuickly(page);
  await page.goto(CREATE);
  const dialog = page.getByRole('dialog', { name: words.newTrip });
  const destination = dialog.getByRole('combobox', { name: 'Destination' });
  const submit = dialog.getByRole('button', { name: words.submit, exact: true });

  await test.step('[DASH-4] a quick plan fills the dialog; dismissing it clears draft and query', async () => {
    await expect(dialog.getByLabel('Destination')).toHaveValue('Porto');
    await expect(dialog.getByLabel('Date de début')).toHaveValue('2027-05-01');
    await expect(dialog.getByLabel('Date de fin')).toHaveValue('2027-05-04');
    await expect(dialog.getByLabel('Nombre de voyageurs')).toHaveValue('2');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
    expect(await quickPlan(page)).toBeNull();
  });

  await test.step('[SHELL-5] an open dialog survives a reload with what was typed, and is forgotten when cancelled', async () => {
    await page.getByRole('button', { name: words.create }).click();
    await dialog.getByLabel('Destination').fill('Évora');
    await dialog.getByLabel(words.name, { exact: true }).fill('Sous les arches');
    await page.reload();
    await expect(dialog.getByLabel('Destination')).toHaveValue('Évora');
    await expect(dialog.getByLabel(words.name, { exact: true })).toHaveValue('Sous les arches');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('[DASH-3] it needs a destination and dates in their order', async () => {
    await page.getByRole('button', { name: words.create }).click();
    await expect(dialog.getByLabel('Destination')).toBeFocused();
    await submit.click();
    await expect(dialog.getByLabel('Destination')).toBeFocused();
    for (const label of ['Destination', words.start, words.end]) {
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/./);
    }
    await expectAccessible(page);
    await dialog.getByLabel('Destination').fill('Lisbonne');
    await dialog.getByLabel(words.start).fill('2027-03-16');
    await dialog.getByLabel(words.end).fill('2027-03-12');
    await submit.click();
    await expect(dialog.getByLabel(words.end)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(words.end).fill('2027-03-20');
  });

  await test.step('[PLUS-5] the budget is an amount', async () => {
    const budget = dialog.getByLabel('Budget', { exact: true });
    await budget.fill('beaucoup');
    await submit.click();
    await expect(budget).toHaveAccessibleDescription(new RegExp(words.budgetInvalid));
    await expect(budget).toBeFocused();
    await budget.fill('1 500,50');
    await dialog.getByLabel(words.currency).selectOption('CHF');
  });

  await test.step('[DASH-3] [PLUS-6] the destination can be picked from a list by keyboard', async () => {
    await destination.fill('Lisbon');
    await expect(page.getByRole('option').first()).toContainText('Lisbonne');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(destination).toHaveValue('Lisbonne');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  await test.step('[DASH-3] a refused creation shows why and keeps the form', async () => {
    await page.route('**/rest/v1/trips*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: { message: 'the ink is dry', code: 'XX000', details: null, hint: null },
          })
        : route.continue(),
    );
    await submit.click();
    await expect(toastOf(page)).toContainText(words.createFailed);
    await expect(toastOf(page)).toContainText('the ink is dry');
    await expect(dialog.getByLabel('Destination')).toHaveValue('Lisbonne');
    await page.unroute('**/rest/v1/trips*');
  });

  await test.step('[DASH-3] an empty title becomes the destination; the trip opens at once, on the map: nothing is spent yet', async () => {
    await dialog.getByLabel(words.end).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText(words.created);
    await expect(toastOf(page)).toContainText('Lisbonne');
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne' })).toBeVisible();
    await expect(page).toHaveURL(/\/trip\//);
    await expect(page.getByRole('tab', { name: 'Carte', selected: true })).toBeVisible();
    const { data } = await camille.client
      .from('trips')
      .select('destination, destination_details, currency')
      .single();
    const details = { country_iso_a2: 'PT' };
    expect(data).toMatchObject({ destination: 'Lisbonne', destination_details: details, currency: 'CHF' });
  });

  const editing = page.getByRole('dialog', { name: words.editTrip });

  await test.step('[PLUS-5] its budget is changed and taken away with it', async () => {
    const costs = page.getByRole('region', { name: 'Budget' });
    await page.getByRole('tab', { name: words.costs }).click();
    await expect(costs).toContainText(/sur 1\s500,50\sCHF/);
    await choose(page, words.tripActions, words.editTrip);
    const field = editing.getByLabel('Budget', { exact: true });
    await expect(field).toHaveValue(/^1500.50?$/);
    await field.fill('');
    await editing.getByRole('button', { name: words.save }).click();
    await expect(editing).toBeHidden();
    await expect(costs).not.toContainText(/sur 1\s500,50/);
    await expect
      .poll(async () => (await camille.client.from('trips').select('budget').single()).data)
      .toEqual({ budget: null });
  });

  await test.step('[TRIP-2] a refused change of the open trip keeps what was typed', async () => {
    const refusal = { code: '42501', message: 'no', details: null, hint: null };
    await page.route('**/rest/v1/rpc/change_trip', (route) => route.fulfill({ status: 403, json: refusal }));
    await choose(page, words.tripActions, words.editTrip);
    const title = editing.getByLabel(words.name, { exact: true });
    await title.fill('Porto en mai');
    await editing.getByRole('button', { name: words.save }).click();
    await openRefused(page);
    await expect(refusedOf(page, 'Erreur lors de la modification du voyage')).toBeVisible();
    await expect(title).toHaveValue('Porto en mai');
  });
});

test('[DASH-4] [TRIP-2] [TRIP-3] [PLUS-2] a trip of a quick plan is edited on the dashboard, deleted, restored, and deleted for good', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  await signInAs(camille);
  await planQuickly(page);
  await page.goto(CREATE);

  await test.step('[DASH-4] creating clears draft and query', async () => {
    await page.getByRole('dialog').getByRole('button', { name: words.submit, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Porto' })).toBeVisible();
    await expect(page).toHaveURL(/\/trip\//);
    expect(await quickPlan(page)).toBeNull();
  });

  await page.goto('/dashboard');
  const link = page.getByRole('link', { name: 'Porto au printemps' });
  const stored = () => camille.client.from('trips').select('id, title, end_date').single();

  await test.step('[TRIP-2] it is edited, and a refused change is shown', async () => {
    await choose(page, `${words.actions}Porto`, words.edit);
    const dialog = page.getByRole('dialog', { name: words.editTrip });
    await dialog.getByLabel(words.name, { exact: true }).fill('Porto au printemps');
    await dialog.getByLabel(words.end).fill('2027-05-03');
    await expect(dialog.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeVisible();
    expect((await stored()).data).toMatchObject({ title: 'Porto au printemps', end_date: '2027-05-03' });

    const refusal = { code: 'PGRST204', message: 'no column', details: null, hint: null };
    await page.route('**/rest/v1/rpc/change_trip', (route) => route.fulfill({ status: 400, json: refusal }));
    await choose(page, `${words.actions}Porto`, words.edit);
    await dialog.getByLabel(words.name, { exact: true }).fill('Porto en mai');
    await dialog.getByRole('button', { name: words.save }).click();
    await openRefused(page);
    await expect(refusedOf(page, words.updateFailed)).toBeVisible();
    await expect(dialog.getByLabel(words.name, { exact: true })).toHaveValue('Porto en mai');
    await expect(page.getByText('Porto au printemps').first()).toBeAttached();
    await page.unroute('**/rest/v1/rpc/change_trip');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await openRefused(page);
    await refusedOf(page).getByRole('button', { name: 'Ne plus afficher' }).click();
  });

  const { data } = await stored();
  const question = page.getByRole('alertdialog');

  await test.step('[TRIP-3] deleting asks first, can be taken back, and shows when it fails', async () => {
    await choose(page, `${words.actions}Porto`, words.remove);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(link).toBeVisible();

    await choose(page, `${words.actions}Porto`, words.remove);
    await question.getByRole('button', { name: words.remove }).click();
    await expect(toastOf(page)).toContainText(words.deleted);
    await expect(link).toHaveCount(0);
    await toastOf(page).getByRole('button', { name: words.undo }).click();
    await expect(toastOf(page)).toContainText(words.restored);
    await expect(link).toBeVisible();

    await page.route('**/rest/v1/trips*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 403, json: { code: '42501', message: 'no', details: null, hint: null } })
        : route.continue(),
    );
    await choose(page, `${words.actions}Porto`, words.remove);
    await question.getByRole('button', { name: words.remove }).click();
    await expect(toastOf(page)).toContainText(words.deleteFailed);
    await expect(link).toBeVisible();
    await page.unroute('**/rest/v1/trips*');
  });

  await test.step('[PLUS-2] what is deleted is found on the dashboard, restored, and deleted for good', async () => {
    const list = page.getByRole('region', { name: 'Voyages supprimés' });
    const deleteElsewhere = () =>
      camille.client
        .from('trips')
        .delete()
        .eq('id', data?.id ?? '');
    await deleteElsewhere();
    await page.reload();
    await page.getByRole('button', { name: 'Voyages supprimés' }).click();
    await expect(list).toContainText('encore 30 jours');
    await expectAccessible(page);
    await list.getByRole('button', { name: /^Restaurer/ }).click();
    await expect(toastOf(page)).toContainText('Voyage restauré');
    await expect(list).toContainText('Aucun voyage supprimé');
    await deleteElsewhere();
    await page.reload();
    await page.getByRole('button', { name: 'Voyages supprimés' }).click();
    await list.getByRole('button', { name: /^Supprimer définitivement/ }).click();
    await question.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(toastOf(page)).toContainText('Voyage supprimé définitivement');
    await expect(list).toContainText('Aucun voyage supprimé');
  });
});
