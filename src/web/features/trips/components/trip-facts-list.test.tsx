// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import type { Facts } from '../model.ts';
import { TripFactsList } from './trip-facts-list.tsx';

const render = reactPage();
beforeAll(async () => {
  await initI18n();
  await loadAreas('dashboard');
});

const euros = (minor: number) => ({ currency: 'EUR', minor });
const yen = { currency: 'JPY', minor: 205_000 };
const dollars = { currency: 'USD', minor: 4550 };

/** The line about money, its spaces plain; undefined without one. */
async function costText(costs: Facts['costs'], { isConverted = false, people = 1 } = {}) {
  const facts = { items: 3, costs, isConverted, openTasks: 0, nearestDue: null };
  const page = await render(<TripFactsList facts={facts} people={people} />);
  return page.querySelectorAll('li')[1]?.textContent.replaceAll(/\s/gu, ' ');
}

it('[PLUS-12] before there are rates, a trip costs what it costs in each currency, in all and for each', async () => {
  const amounts = [euros(332_050), yen, dollars];
  const costs = { convertedMinor: 332_050, asPriced: amounts, atRates: amounts };
  expect(await costText(costs)).toBe('3 320,50 € + 205 000 JPY + 45,50 $US');
  expect(await costText(costs, { people: 2 })).toBe(
    '3 320,50 € + 205 000 JPY + 45,50 $US · 1 660,25 € + 102 500 JPY + 22,75 $US chacun',
  );
});

it('[PLUS-12] at rates it has what has none beside the sum', async () => {
  const costs = {
    convertedMinor: 336_000,
    asPriced: [euros(332_050), yen, dollars],
    atRates: [euros(336_000), yen],
  };
  expect(await costText(costs, { isConverted: true })).toBe(
    '3 320,50 € + 205 000 JPY + 45,50 $US · ≈ 3 360,00 € + 205 000 JPY aux taux connus',
  );
});

it('[PLUS-12] a trip that costs something in other currencies alone says so, one without prices nothing', async () => {
  expect(await costText({ convertedMinor: 0, asPriced: [yen], atRates: [yen] })).toBe('205 000 JPY');
  expect(await costText({ convertedMinor: 0, asPriced: [], atRates: [] })).toBeUndefined();
});
