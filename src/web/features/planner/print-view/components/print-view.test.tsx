// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import { PrintView } from './print-view.tsx';

const render = reactPage();
beforeAll(async () => {
  await initI18n();
  await loadAreas('trip', 'trip-items', 'trip-routes', 'trip-itineraries');
});

const trip = tripDetails({
  items: [
    tripMeal('tasca', { price: 40 }),
    tripMeal('sushi', { price: 3000, currency: 'JPY' }),
    tripMeal('diner', { price: 100, currency: 'USD', rate: { from: 'USD', to: 'EUR', value: '0.9' } }),
  ],
});
/** What the cover says of the trip, its spaces plain. */
async function coverOf(hasPrices: boolean) {
  const page = await render(<PrintView trip={trip} people={null} hasPrices={hasPrices} />);
  return page.querySelector('header p')?.textContent.replaceAll(/\s/gu, ' ');
}

it('[PLUS-4] [PLUS-12] on paper and by link, beside the total stands each other currency, and what has a rate in it', async () => {
  expect(await coverOf(true)).toMatch(
    / · 5 jours · total 40,00 € \+ 3 000 JPY \+ 100,00 \$US · ≈ 130,00 € \+ 3 000 JPY aux taux connus$/,
  );
});

it('[PLUS-4] without prices nothing is said of money', async () => {
  expect(await coverOf(false)).toMatch(/ · 5 jours$/);
});
