import type { Page } from '@playwright/test';
import type { Person } from '#tests/support/accounts.ts';
import { expect, expectAccessible, type Language, test, toastOf } from './fixtures.ts';

const FR = {
  title: 'Mes voyages',
  loading: 'Chargement de vos voyages...',
  loadFailed: 'Impossible de charger les voyages.',
  retry: 'Réessayer',
  reload: 'Recharger la liste',
  create: 'Créer un voyage',
  newTrip: 'Nouveau voyage',
  name: 'Titre',
  start: 'Date de début',
  end: 'Date de fin',
  currency: 'Devise',
  submit: 'Créer',
  created: 'Voyage créé',
  createFailed: 'Erreur lors de la création du voyage',
  actions: 'Actions : ',
  edit: 'Modifier',
  remove: 'Supprimer',
  editTrip: 'Modifier le voyage',
  save: 'Enregistrer',
  updateFailed: 'Erreur lors de la modification du voyage',
  deleted: 'Voyage supprimé',
  deleteFailed: 'Erreur lors de la suppression du voyage',
  undo: 'Annuler la suppression',
  restored: 'Voyage rétabli',
  twoToCome: 'Deux à venir.',
  shared: 'Partagé par Thomas',
};
const EN: typeof FR = {
  title: 'My trips',
  loading: 'Loading your trips...',
  loadFailed: 'Could not load trips.',
  retry: 'Try again',
  reload: 'Reload the list',
  create: 'Create a trip',
  newTrip: 'New trip',
  name: 'Title',
  start: 'Start date',
  end: 'End date',
  currency: 'Currency',
  submit: 'Create',
  created: 'Trip created',
  createFailed: 'Error creating the trip',
  actions: 'Actions: ',
  edit: 'Edit',
  remove: 'Delete',
  editTrip: 'Edit trip',
  save: 'Save',
  updateFailed: 'Error Updating Trip',
  deleted: 'Trip Deleted',
  deleteFailed: 'Error Deleting Trip',
  undo: 'Undo',
  restored: 'Trip restored',
  twoToCome: 'Two to come.',
  shared: 'Shared by Thomas',
};
const WORDS: Record<Language, typeof FR> = { fr: FR, en: EN };

/** A trip made earlier, through the API. */
async function hasTrip(
  owner: Person,
  values: { title: string; start: string; end: string; destination?: string },
) {
  const { data, error } = await owner.client
    .from('trips')
    .insert({
      id: crypto.randomUUID(),
      title: values.title,
      destination: values.destination ?? values.title,
      start_date: values.start,
      end_date: values.end,
      owner_id: owner.id,
    })
    .select('id')
    .single();
  if (error) throw new Error(error.message);
  return data.id;
}

const tripRequests = (page: Page) => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/rest\/v1\/trip/.test(request.url())) made.push(request.url());
  });
  return made;
};

for (const language of ['fr', 'en'] as const) {
  test.describe(`the dashboard in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];

    test('[DASH-1] waits in words, and says what it is for before the first trip', async ({
      page,
      person,
      signInAs,
    }) => {
      await signInAs(await person());
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/rest/v1/trips*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/dashboard');
      await expect(page.getByText(words.loading)).toBeVisible();
      answer();
      await expect(page.getByText(words.loading)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByRole('button', { name: words.create })).toHaveCount(1);
      await expectAccessible(page);
    });

    test('[DASH-1] a list that does not arrive is told in a toast, is empty, and can be asked for again', async ({
      page,
      person,
      signInAs,
    }) => {
      const camille = await person();
      await hasTrip(camille, { title: 'Porto', start: '2027-05-01', end: '2027-05-04' });
      await signInAs(camille);
      await page.route('**/rest/v1/trips*', (route) =>
        route.fulfill({
          status: 400,
          json: { message: 'the list is lost', code: 'XX000', details: null, hint: null },
        }),
      );
      await page.goto('/dashboard');
      await expect(toastOf(page)).toContainText(words.loadFailed);
      await expect(toastOf(page)).toContainText('the list is lost');
      await expect(page.getByRole('link', { name: 'Porto' })).toHaveCount(0);
      await page.unroute('**/rest/v1/trips*');
      await page.getByRole('main').getByRole('button', { name: words.retry }).click();
      await expect(page.getByRole('link', { name: 'Porto' })).toBeVisible();
    });

    test('[DASH-1] shows own and shared trips, how many there are, and whose', async ({
      page,
      person,
      signInAs,
    }) => {
      const thomas = await person({ name: 'Thomas', premium: true });
      const camille = await person();
      const shared = await hasTrip(thomas, { title: 'Agafay', start: '2027-10-23', end: '2027-10-29' });
      const { error } = await thomas.client
        .from('trip_collaborators')
        .insert({ trip_id: shared, user_id: camille.id })
        .select('trip_id')
        .single();
      expect(error).toBeNull();
      await hasTrip(camille, { title: 'Lisbonne', start: '2027-03-12', end: '2027-03-16' });
      await hasTrip(camille, { title: 'Gênes', start: '2024-05-01', end: '2024-05-04' });
      await hasTrip(thomas, { title: 'Secret', start: '2027-06-01', end: '2027-06-04' });
      await signInAs(camille);
      await page.goto('/dashboard');
      await expect(page.getByText(words.twoToCome)).toBeVisible();
      for (const title of ['Lisbonne', 'Agafay', 'Gênes']) {
        await expect(page.getByRole('link', { name: title })).toBeVisible();
      }
      await expect(page.getByText(words.shared)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Secret' })).toHaveCount(0);
      // Whoever may only read a trip is offered no actions.
      await expect(page.getByRole('button', { name: `${words.actions}Agafay` })).toHaveCount(0);
      await expectAccessible(page);
    });

    test('[DASH-2] loads the list once, and again by hand', async ({ page, person, signInAs }) => {
      const camille = await person();
      await hasTrip(camille, { title: 'Porto', start: '2027-05-01', end: '2027-05-04' });
      await signInAs(camille);
      const requests = tripRequests(page);
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: 'Porto' })).toBeVisible();
      const before = requests.length;
      expect(before).toBeLessThanOrEqual(2);
      await page.getByRole('banner').getByRole('link', { name: 'Premium' }).click();
      await page.getByRole('banner').getByRole('link', { name: words.title }).click();
      await expect(page.getByRole('link', { name: 'Porto' })).toBeVisible();
      const lists = requests.filter((url) => !url.includes('id=eq.'));
      expect(lists).toHaveLength(1);

      await hasTrip(camille, { title: 'Braga', start: '2027-06-01', end: '2027-06-04' });
      await page.getByRole('button', { name: words.reload }).click();
      await expect(page.getByRole('link', { name: 'Braga' })).toBeVisible();
    });

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
      await expect(page.getByRole('link', { name: 'Lisbonne' })).toBeVisible();
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

    test('[TRIP-2] a trip is edited, and a refused change is told', async ({ page, person, signInAs }) => {
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

      await page.route('**/rest/v1/trips*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({
              status: 400,
              json: { code: 'PGRST204', message: 'no column', details: null, hint: null },
            })
          : route.continue(),
      );
      await page.getByRole('button', { name: `${words.actions}Porto au printemps` }).click();
      await page.getByRole('menuitem', { name: words.edit }).click();
      await dialog.getByRole('button', { name: words.save }).click();
      await expect(toastOf(page)).toContainText(words.updateFailed);
      await expect(dialog).toBeVisible();
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
}

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
  await expect(page.getByRole('link', { name: 'Porto' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
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

test('[DASH-1] two hundred trips stay usable: few are shown, any can be found', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const { error } = await camille.client.from('trips').insert(
    Array.from({ length: 200 }, (_, index) => ({
      id: crypto.randomUUID(),
      title: `Voyage ${String(index).padStart(3, '0')}`,
      destination: 'Lyon',
      start_date: index % 2 ? '2027-05-01' : '2024-05-01',
      end_date: index % 2 ? '2027-05-04' : '2024-05-04',
      owner_id: camille.id,
    })),
  );
  expect(error).toBeNull();
  await signInAs(camille);
  await page.goto('/dashboard');
  await expect(page.getByText('100 à venir.')).toBeVisible();
  expect(await page.getByRole('link', { name: /^Voyage \d/ }).count()).toBeLessThan(20);
  await page.getByRole('searchbox', { name: 'Chercher un voyage' }).fill('voyage 142');
  await expect(page.getByRole('link', { name: 'Voyage 142' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Voyage \d/ })).toHaveCount(1);
});
