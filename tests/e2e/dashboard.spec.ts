import { addCollaborator } from '#tests/support/trips.ts';
import { hasTrip, words } from './dashboard-words.ts';
import { expect, test, toastOf } from './fixtures.ts';

test('[DASH-1] [DASH-2] the dashboard lists own and shared trips, loads them once and again by hand, and stays usable with two hundred', async ({
  page,
  person,
  signInAs,
}) => {
  const thomas = await person({ name: 'Thomas', premium: true });
  const camille = await person();
  const shared = await hasTrip(thomas, { title: 'Agafay', start: '2027-10-23', end: '2027-10-29' });
  await addCollaborator(thomas, shared, camille, 'viewer');
  await hasTrip(camille, { title: 'Lisbonne', start: '2027-03-12', end: '2027-03-16' });
  await hasTrip(camille, { title: 'Gênes', start: '2024-05-01', end: '2024-05-04' });
  await hasTrip(thomas, { title: 'Secret', start: '2027-06-01', end: '2027-06-04' });
  await signInAs(camille);
  const trip = (title: string) => page.getByRole('link', { name: title });
  const lists: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.method() === 'GET' && /\/rest\/v1\/trip/.test(url) && !url.includes('id=eq.'))
      lists.push(url);
  });

  await test.step('[DASH-1] a list that does not arrive is shown in a toast, is empty, and can be asked for again', async () => {
    await page.route('**/rest/v1/trips*', (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'the list is lost', code: 'XX000', details: null, hint: null },
      }),
    );
    await page.goto('/dashboard');
    await expect(toastOf(page)).toContainText(words.loadFailed);
    await expect(toastOf(page)).toContainText('the list is lost');
    await expect(trip('Lisbonne')).toHaveCount(0);
    await page.unroute('**/rest/v1/trips*');
    lists.length = 0;
    await page.getByRole('main').getByRole('button', { name: words.retry }).click();
  });

  await test.step('[DASH-1] own and shared trips, how many there are, and whose', async () => {
    await expect(page.getByText(words.twoToCome)).toBeVisible();
    for (const title of ['Lisbonne', 'Agafay', 'Gênes']) await expect(trip(title)).toBeVisible();
    await expect(page.getByText(words.shared)).toBeVisible();
    await expect(trip('Secret')).toHaveCount(0);
    // One who may only read a trip may copy it, and nothing else.
    await page.getByRole('button', { name: `${words.actions}Agafay` }).click();
    await expect(page.getByRole('menuitem')).toHaveText([words.copy]);
    await page.keyboard.press('Escape');
  });

  await test.step('[DASH-2] the list is loaded once, and again by hand', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Premium' }).click();
    await expect(page).toHaveURL('/premium');
    await page.getByRole('banner').getByRole('link', { name: words.title }).click();
    await expect(trip('Lisbonne')).toBeVisible();
    expect(lists).toHaveLength(1);
    await hasTrip(camille, { title: 'Braga', start: '2027-06-01', end: '2027-06-04' });
    await page.getByRole('button', { name: words.reload }).click();
    await expect(trip('Braga')).toBeVisible();
  });

  await test.step('[DASH-1] of two hundred more few are shown, and any can be found', async () => {
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
    await page.getByRole('button', { name: words.reload }).click();
    await expect(page.getByText('103 à venir.')).toBeVisible();
    const many = page.getByRole('link', { name: /^Voyage \d/ });
    expect(await many.count()).toBeLessThan(20);
    await page.getByRole('searchbox', { name: 'Chercher un voyage' }).fill('voyage 142');
    await expect(trip('Voyage 142')).toBeVisible();
    await expect(many).toHaveCount(1);
  });
});
