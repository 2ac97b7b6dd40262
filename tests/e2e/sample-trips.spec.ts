import premium from '#i18n/locales/en/premium.ts';
import themedTrip from '#i18n/locales/en/themed-trip.ts';
import { boxOf } from '#tests/support/pointing.ts';
import { passOnboarding } from './account-words.ts';
import { expect, test, toastOf } from './fixtures.ts';

/** Trips of the house: read by anybody, and made one's own on one's own days. */
test.describe('signed in', () => {
  test.use({ language: 'en' });

  test('[PUB-1] [PUB-3] [MAP-4] [PROF-4] an example of the home page opens read-only, with its map, and is copied into one’s own dates', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    await signInAs(camille);
    await page.goto('/');
    await page.getByRole('link', { name: 'Five days in Lisbon' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five days in Lisbon');
    await expect(page).toHaveTitle('Five days in Lisbon — Escale');
    // To read: each day with its stops, nothing to change.
    for (const day of [1, 2, 3, 4, 5])
      await expect(page.getByRole('heading', { level: 2, name: `Day ${day}`, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Miradouro da Senhora do Monte' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);

    await test.step('[MAP-4] its map stands in its box, with its foot, on a high page and a low one', async () => {
      await page.getByRole('button', { name: themedTrip.map, exact: true }).click();
      const map = page.locator('[data-slot="map"]');
      await expect(map).toHaveAttribute('aria-busy', 'false');
      for (const height of [900, 420]) {
        await page.setViewportSize({ width: 1280, height });
        // Its border is between them.
        await expect
          .poll(async () => {
            const [box, inner] = [await boxOf(map.locator('..')), await boxOf(map)];
            return [inner.x - box.x, inner.y - box.y, box.width - inner.width, box.height - inner.height];
          })
          .toEqual([1, 1, 2, 2]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await page.getByRole('button', { name: 'Use this trip' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Use this trip' });
    const start = dialog.getByLabel('Start date');
    // The day that is proposed comes with the trip.
    await expect(start).not.toHaveValue('');
    await start.fill('');
    await dialog.getByRole('button', { name: 'Create my trip' }).click();
    await expect(start).toHaveAccessibleDescription(/Enter the first day/);
    await start.fill('2027-05-03');
    await dialog.getByRole('button', { name: 'Create my trip' }).click();

    await page.waitForURL(/\/trip\/[0-9a-f-]{36}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five days in Lisbon');
    await expect(page.getByRole('article', { name: 'Miradouro da Senhora do Monte' }).first()).toBeVisible();
    const { data: trips } = await camille.client
      .from('trips')
      .select('start_date, end_date, trip_activities(date)');
    expect(trips).toMatchObject([{ start_date: '2027-05-03', end_date: '2027-05-07' }]);
    const days = new Set(trips?.[0]?.trip_activities.map(({ date }) => date));
    expect([...days].toSorted().at(0)).toBe('2027-05-03');
    expect(days.size).toBeGreaterThan(3);

    await test.step('[PROF-4] upgrading answers that it is not implemented', async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('link', { name: 'Premium', exact: true }).click();
      await page.getByRole('button', { name: premium.upgrade }).click();
      await expect(toastOf(page)).toContainText('Not implemented');
    });
  });
});

test('[PUB-3] [DASH-4] a visitor’s choice waits for its trip, and until they have signed up, and is theirs then', async ({
  page,
}) => {
  // What is asked for before the trip is known waits for it; a trip that does not come says so.
  const answered = Promise.withResolvers<void>();
  await page.route('**/rest/v1/sample_trips?*slug=eq.*', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 503, json: {} });
  });
  await page.goto('/voyages-a-theme/montagne');
  await page.getByRole('button', { name: 'Utiliser ce voyage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Utiliser ce voyage' });
  const go = dialog.getByRole('button', { name: 'Continuer et créer mon compte' });
  await dialog.getByLabel('Date de début').fill('2027-07-05');
  await expect(go).toHaveAttribute('aria-busy', 'true');
  answered.resolve();
  await expect(dialog.getByRole('alert')).toHaveText('Ce voyage n’a pas pu être chargé.');
  await page.unroute('**/rest/v1/sample_trips?*slug=eq.*');
  await go.click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByLabel('Date de début')).toHaveValue('2027-07-05');
  await go.click();
  await expect(page).toHaveURL('/auth?action=signup');

  await page.getByLabel('E-mail', { exact: true }).fill(`montagne-${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Mot de passe', { exact: true }).fill('lanterne-verte-42');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('lanterne-verte-42');
  await page.getByRole('button', { name: 'S’inscrire', exact: true }).click();
  await page.waitForURL('**/onboarding/profile');
  await page.getByLabel('Prénom', { exact: true }).fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Rousseau');
  await passOnboarding(page, 'fr');

  // With the day that was chosen, which can still be changed.
  await expect(dialog.getByLabel('Date de début')).toHaveValue('2027-07-05');
  await dialog.getByRole('button', { name: 'Créer mon voyage' }).click();
  await page.waitForURL(/\/trip\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les Dolomites à pied');
  const days = page.getByRole('navigation', { name: 'Jours' }).getByRole('link', { name: /^Jour \d/ });
  await expect(days).toHaveCount(6);
  await expect(days.first()).toHaveAccessibleName(/5 juil/);
  // Nothing waits any more.
  expect(await page.evaluate(() => localStorage.getItem('escale-quick-plan'))).toBeNull();
});
