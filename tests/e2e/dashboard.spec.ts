import type { Page } from '@playwright/test';
import { hasTrip, words } from './dashboard-words.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const tripRequests = (page: Page) => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/rest\/v1\/trip/.test(request.url())) made.push(request.url());
  });
  return made;
};

test.describe('the dashboard', () => {
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

  test('[DASH-1] a list that does not arrive is shown in a toast, is empty, and can be asked for again', async ({
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
    await expectAccessible(page);
    // One who may only read a trip may copy it, and nothing else.
    await page.getByRole('button', { name: `${words.actions}Agafay` }).click();
    await expect(page.getByRole('menuitem')).toHaveText([words.copy]);
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
