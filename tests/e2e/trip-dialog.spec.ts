import { hasTrip, words } from './dashboard-words.ts';
import { expect, expectAccessible, refusedOf, test, toastOf } from './fixtures.ts';

test.describe('the trip dialog', () => {
  test('[DASH-3] a trip needs a destination and dates; its empty title becomes the destination', async ({
    page,
    person,
    signInAs,
  }) => {
    await signInAs(await person());
    await page.goto('/dashboard');
    await page.getByRole('button', { name: words.create }).click();
    const dialog = page.getByRole('dialog', { name: words.newTrip });
    await expect(dialog.getByLabel('Destination')).toBeFocused();
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();
    for (const label of ['Destination', words.start, words.end]) {
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/./);
    }
    await expectAccessible(page);
    await dialog.getByLabel('Destination').fill('Lisbonne');
    await dialog.getByLabel(words.start).fill('2027-03-16');
    await dialog.getByLabel(words.end).fill('2027-03-12');
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(dialog.getByLabel(words.end)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(words.end).fill('2027-03-20');
    await dialog.getByLabel(words.currency).selectOption('CHF');
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText(words.created);
    await expect(toastOf(page)).toContainText('Lisbonne');
    // Opened at once, on the map: nothing is spent yet.
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne' })).toBeVisible();
    await expect(page).toHaveURL(/\/trip\//);
    await expect(page.getByRole('tab', { name: 'Carte', selected: true })).toBeVisible();
  });

  test('[PLUS-5] a budget is set with the trip, changed and taken away with it', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    await signInAs(camille);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: words.create }).click();
    const dialog = page.getByRole('dialog', { name: words.newTrip });
    await dialog.getByLabel('Destination').fill('Porto');
    await dialog.getByLabel(words.start).fill('2027-03-12');
    await dialog.getByLabel(words.end).fill('2027-03-16');
    const budget = dialog.getByLabel('Budget', { exact: true });
    await budget.fill('beaucoup');
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(budget).toHaveAccessibleDescription(new RegExp(words.budgetInvalid));
    await expect(budget).toBeFocused();
    await budget.fill('1 500,50');
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(dialog).toBeHidden();

    const costs = page.getByRole('region', { name: 'Budget' });
    await page.getByRole('tab', { name: words.costs }).click();
    await expect(costs).toContainText(words.of(1500.5));
    await page.getByRole('button', { name: words.tripActions }).click();
    await page.getByRole('menuitem', { name: words.editTrip }).click();
    const editing = page.getByRole('dialog', { name: words.editTrip });
    const field = editing.getByLabel('Budget', { exact: true });
    await expect(field).toHaveValue(/^1500.50?$/);
    await field.fill('');
    await editing.getByRole('button', { name: words.save }).click();
    await expect(editing).toBeHidden();
    await expect(costs).not.toContainText(words.of(1500.5));
    const { data } = await camille.client.from('trips').select('budget').single();
    expect(data).toEqual({ budget: null });
  });

  test('[DASH-3] a refused creation says so and keeps the form', async ({ page, person, signInAs }) => {
    await signInAs(await person());
    await page.goto('/dashboard');
    await page.getByRole('button', { name: words.create }).click();
    const dialog = page.getByRole('dialog', { name: words.newTrip });
    await dialog.getByLabel('Destination').fill('Lisbonne');
    await dialog.getByLabel(words.start).fill('2027-03-12');
    await dialog.getByLabel(words.end).fill('2027-03-16');
    await page.route('**/rest/v1/trips*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: { message: 'the ink is dry', code: 'XX000', details: null, hint: null },
          })
        : route.continue(),
    );
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(toastOf(page)).toContainText(words.createFailed);
    await expect(toastOf(page)).toContainText('the ink is dry');
    await expect(dialog.getByLabel('Destination')).toHaveValue('Lisbonne');
  });

  test('[TRIP-2] a trip is edited, and a refused change is shown', async ({ page, person, signInAs }) => {
    const camille = await person();
    const id = await hasTrip(camille, { title: 'Porto', start: '2027-05-01', end: '2027-05-04' });
    await signInAs(camille);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `${words.actions}Porto` }).click();
    await page.getByRole('menuitem', { name: words.edit }).click();
    const dialog = page.getByRole('dialog', { name: words.editTrip });
    await expectAccessible(page);
    await dialog.getByLabel(words.name, { exact: true }).fill('Porto au printemps');
    await dialog.getByLabel(words.end).fill('2027-05-03');
    await expect(dialog.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Porto au printemps' })).toBeVisible();
    const { data } = await camille.client.from('trips').select('title, end_date').eq('id', id).single();
    expect(data).toEqual({ title: 'Porto au printemps', end_date: '2027-05-03' });

    await page.route('**/rest/v1/rpc/change_trip', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 'PGRST204', message: 'no column', details: null, hint: null },
      }),
    );
    await page.getByRole('button', { name: `${words.actions}Porto au printemps` }).click();
    await page.getByRole('menuitem', { name: words.edit }).click();
    await dialog.getByLabel(words.name, { exact: true }).fill('Porto en mai');
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(refusedOf(page, words.updateFailed)).toBeVisible();
    await expect(dialog.getByLabel(words.name, { exact: true })).toHaveValue('Porto en mai');
    await expect(page.getByText('Porto au printemps').first()).toBeAttached();
  });

  test('[TRIP-3] deleting asks first, can be taken back, and says when it fails', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    await hasTrip(camille, { title: 'Porto', start: '2027-05-01', end: '2027-05-04' });
    await signInAs(camille);
    await page.goto('/dashboard');
    const askToDelete = async () => {
      await page.getByRole('button', { name: `${words.actions}Porto` }).click();
      await page.getByRole('menuitem', { name: words.remove }).click();
    };
    const question = page.getByRole('alertdialog');
    await askToDelete();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Porto' })).toBeVisible();

    await askToDelete();
    await question.getByRole('button', { name: words.remove }).click();
    await expect(toastOf(page)).toContainText(words.deleted);
    await expect(page.getByRole('link', { name: 'Porto' })).toHaveCount(0);
    await toastOf(page).getByRole('button', { name: words.undo }).click();
    await expect(toastOf(page)).toContainText(words.restored);
    await expect(page.getByRole('link', { name: 'Porto' })).toBeVisible();

    await page.route('**/rest/v1/trips*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 403, json: { code: '42501', message: 'no', details: null, hint: null } })
        : route.continue(),
    );
    await askToDelete();
    await question.getByRole('button', { name: words.remove }).click();
    await expect(toastOf(page)).toContainText(words.deleteFailed);
    await expect(page.getByRole('link', { name: 'Porto' })).toBeVisible();
  });
});

test('[DASH-4] a quick plan opens the dialog filled in; dismissing clears draft and query', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await person());
  await page.addInitScript(() => {
    if (sessionStorage.getItem('planned')) return;
    sessionStorage.setItem('planned', 'yes');
    localStorage.setItem(
      'escale-quick-plan',
      JSON.stringify({ destination: 'Porto', startDate: '2027-05-01', endDate: '2027-05-04', travellers: 2 }),
    );
  });
  await page.goto('/dashboard?action=createTrip');
  const dialog = page.getByRole('dialog', { name: 'Nouveau voyage' });
  await expect(dialog.getByLabel('Destination')).toHaveValue('Porto');
  await expect(dialog.getByLabel('Date de début')).toHaveValue('2027-05-01');
  await expect(dialog.getByLabel('Date de fin')).toHaveValue('2027-05-04');
  await expect(dialog.getByLabel('Description')).toHaveValue('Pour 2 voyageurs.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('escale-quick-plan'))).toBeNull();
});

test('[DASH-4] creating from the quick plan clears draft and query', async ({ page, person, signInAs }) => {
  await signInAs(await person());
  await page.addInitScript(() =>
    localStorage.setItem(
      'escale-quick-plan',
      JSON.stringify({ destination: 'Porto', startDate: '2027-05-01', endDate: '2027-05-04', travellers: 2 }),
    ),
  );
  await page.goto('/dashboard?action=createTrip');
  await page.getByRole('dialog').getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Porto' })).toBeVisible();
  await expect(page).toHaveURL(/\/trip\//);
  expect(await page.evaluate(() => localStorage.getItem('escale-quick-plan'))).toBeNull();
});

test('[SHELL-5] an open dialog survives a reload with what was typed, and is forgotten when cancelled', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await person());
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Créer un voyage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau voyage' });
  await dialog.getByLabel('Destination').fill('Évora');
  await dialog.getByLabel('Titre', { exact: true }).fill('Sous les arches');
  await page.reload();
  await expect(dialog.getByLabel('Destination')).toHaveValue('Évora');
  await expect(dialog.getByLabel('Titre', { exact: true })).toHaveValue('Sous les arches');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('[DASH-3] [PLUS-6] a destination can be picked from a list by keyboard, and need not be', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  await signInAs(camille);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Créer un voyage' }).click();
  const destination = page.getByRole('combobox', { name: 'Destination' });
  await destination.fill('Lisbon');
  await expect(page.getByRole('option').first()).toContainText('Lisbonne');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(destination).toHaveValue('Lisbonne');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Nouveau voyage' });
  await dialog.getByLabel('Date de début').fill('2027-03-12');
  await dialog.getByLabel('Date de fin').fill('2027-03-16');
  await dialog.getByLabel('Date de fin').press('Enter');
  await expect(dialog).toBeHidden();
  const { data } = await camille.client.from('trips').select('destination, destination_details').single();
  expect(data).toMatchObject({ destination: 'Lisbonne', destination_details: { country_iso_a2: 'PT' } });
});

test('[TRIP-2] a refused change of an open trip keeps what was typed in its dialog', async ({
  page,
  openTrip,
}) => {
  await openTrip('');
  const refusal = { code: '42501', message: 'no', details: null, hint: null };
  await page.route('**/rest/v1/rpc/change_trip', (route) => route.fulfill({ status: 403, json: refusal }));
  await page.getByRole('button', { name: 'Actions du voyage' }).click();
  await page.getByRole('menuitem', { name: 'Modifier le voyage' }).click();
  const title = page.getByRole('dialog').getByLabel('Titre', { exact: true });
  await title.fill('Porto en mai');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(refusedOf(page, 'Erreur lors de la modification du voyage')).toBeVisible();
  await expect(title).toHaveValue('Porto en mai');
});
