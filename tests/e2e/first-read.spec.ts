import { createTrip } from '#tests/support/trips.ts';
import { expect, test } from './fixtures.ts';

// Its files are asked for by the page, which holds them back here.
test.use({ serviceWorkers: 'block' });

test('[PLUS-15] the data of a trip and of the dashboard is asked for beside the code, and once', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const id = await createTrip(camille, { title: 'Une semaine à Porto' });
  await signInAs(camille);
  // What a sign-in leaves on a device.
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  for (const [path, read] of [
    [`/trip/${id}`, `/rest/v1/rpc/whole_trip?trip_id=${id}`],
    ['/dashboard', '/rest/v1/trips?select='],
  ] as const) {
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(read)) reads.push(request.url());
    });
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => reads).toHaveLength(1);
    code.resolve();
    await expect(page.getByText('Une semaine à Porto').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(reads.filter((url) => !url.includes('trip_tasks'))).toHaveLength(1);
    page.removeAllListeners('request');
    await page.unrouteAll({ behavior: 'wait' });
  }
});
