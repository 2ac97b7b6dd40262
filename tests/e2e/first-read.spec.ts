import type { Page } from '@playwright/test';
import { createTrip } from '#tests/support/trips.ts';
import { words } from './dashboard-words.ts';
import { expect, test } from './fixtures.ts';

// Its files are asked for by the page, which holds them back here.
test.use({ serviceWorkers: 'block' });

const CODE = '**/assets/*.js';

/** Holds what a pattern matches. @returns what lets it go */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('[SHELL-1] [GATE-1] [DASH-1] [PLUS-15] what is shown until code, session and data are there; the data is asked for beside the code, and once', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  await signInAs(camille);
  const loading = page.getByText('Chargement de Escale...');
  const title = page.getByRole('heading', { level: 1, name: words.title });

  await test.step('[SHELL-1] [GATE-1] [DASH-1] the loading screen waits for scripts and session, then the dashboard for its trips', async () => {
    const [code, profile, trips] = [
      await hold(page, CODE),
      await hold(page, '**/rest/v1/profiles*'),
      await hold(page, '**/rest/v1/trips*'),
    ];
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(loading).toBeVisible();
    await expect(page.getByRole('status').first()).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    const asked = page.waitForRequest('**/rest/v1/profiles*');
    code();
    await asked;
    await expect(loading).toBeVisible();
    await expect(title).toHaveCount(0);
    profile();
    await expect(page.getByText(words.loading)).toBeVisible();
    await expect(loading).toHaveCount(0);
    trips();
    await expect(page.getByText(words.loading)).toBeHidden();
    await expect(title).toBeVisible();
    // Before the first trip there is one way to make it.
    await expect(page.getByRole('button', { name: words.create })).toHaveCount(1);
    await page.unrouteAll({ behavior: 'wait' });
  });

  const id = await createTrip(camille, { title: 'Une semaine à Porto' });
  // A sign-in has left on the device what is read here.
  for (const [path, read, ready] of [
    [`/trip/${id}`, `/rest/v1/rpc/whole_trip?trip_id=${id}`, 'Ajouter'],
    ['/dashboard', '/rest/v1/trips?select=', words.create],
  ] as const)
    await test.step(`[PLUS-15] ${path.startsWith('/trip') ? 'a trip' : 'the dashboard'}`, async () => {
      const reads: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(read)) reads.push(request.url());
      });
      const code = await hold(page, CODE);
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => reads).toHaveLength(1);
      code();
      await expect(page.getByText('Une semaine à Porto').first()).toBeVisible();
      await expect(page.getByRole('button', { name: ready, exact: true }).first()).toBeVisible();
      expect(reads.filter((url) => !url.includes('trip_tasks'))).toHaveLength(1);
      page.removeAllListeners('request');
      await page.unrouteAll({ behavior: 'wait' });
    });
});
