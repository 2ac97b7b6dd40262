import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const DATE = '2026-12-02';

test('[PLUS-12] a shared page and the dashboard count other currencies at their rates, with what was paid beside it and what has no rate apart', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const trip = await createTrip(
    camille,
    {},
    {
      trip_meals: [
        { title: 'Taberna', date: DATE, time: '12:00', price: 50 },
        {
          title: 'Diner',
          date: DATE,
          time: '19:00',
          price: 100,
          currency: 'USD',
          rate: { from: 'USD', to: 'EUR', value: '0.9' },
        },
        { title: 'Souk', date: DATE, time: '21:00', price: 200, currency: 'MAD' },
      ],
    },
  );
  const share = async (shows_prices: boolean) => {
    const { data, error } = await camille.client.rpc('share_trip', { trip_id: trip, shows_prices });
    if (error) throw new Error(error.message);
    return `/partage/${data.token}`;
  };
  await signInAs(camille);
  await page.goto(await share(true));
  await expect(
    page.getByText(/total 50,00\s€ · ≈\s140,00\s€ avec 100,00\s\$US · sans taux, à part\s: 200,00\sMAD/),
  ).toBeVisible();
  const day = page.getByRole('region', { name: 'mercredi 2 décembre 2026' });
  await expect(day).toContainText(/100,00\s\$US · ≈ 90,00\s€ · 1 USD = 0,9 EUR/);
  await expect(day).toContainText(/200,00\sMAD · sans taux/);
  await expectAccessible(page);
  await page.goto(await share(false));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/\$US|MAD|€/)).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(
    page.getByText(/≈\s140,00\s€ avec 100,00\s\$US · sans taux, à part\s: 200,00\sMAD/),
  ).toBeVisible();
});
