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

it('[PLUS-4] an item over midnight has its price once, and a place that is named as its title is not named again', async () => {
  const date = trip.start_date;
  const location = { name: 'Fado', formatted_address: 'Rua do Norte' };
  const night = tripMeal('fado', {
    title: 'Fado',
    date,
    time: '23:00',
    end_time: '01:30',
    price: 40,
    location,
  });
  const page = await render(<PrintView trip={{ ...trip, items: [night] }} people={null} hasPrices={true} />);
  const lines = [...page.querySelectorAll('article li, section li')].map((line) => line.textContent);
  expect(lines).toHaveLength(2);
  expect(lines.filter((line) => line.includes('40,00'))).toHaveLength(1);
  expect(lines[0]?.match(/Fado/g)).toHaveLength(1);
  expect(lines[0]).toContain('Rua do Norte');
});
