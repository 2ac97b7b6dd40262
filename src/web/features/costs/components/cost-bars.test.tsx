// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import { costSummary } from '../model.ts';
import { CostBars } from './cost-bars.tsx';

const render = reactPage();
beforeAll(async () => {
  await initI18n();
  await loadAreas('trip');
});

/** A trip that ends on a day, with a lunch of 20 € a day and a dear one on the first. */
const summaryUntil = (end_date: string, first = 20) => {
  const trip = tripDetails({ end_date });
  const { days } = costSummary(trip);
  const items = days.map(({ key }, index) => tripMeal(key, { date: key, price: index === 0 ? first : 20 }));
  return costSummary({ ...trip, items });
};
const show = (end: string, first?: number) =>
  render(<CostBars days={summaryUntil(end, first).days} currency="EUR" current="2026-12-02" />);
const bars = (page: HTMLElement) => [...page.querySelectorAll('[data-slot=cost-bar]')];

it('[COST-1] all days of two weeks are in sight', async () => {
  const page = await show('2026-12-14');
  expect(bars(page)).toHaveLength(14);
  expect(page.querySelectorAll('[data-kind=meal]')).toHaveLength(14);
  expect(page.querySelectorAll('p')).toHaveLength(0);
  expect(page.querySelectorAll('[data-current]')).toHaveLength(1);
});

it('[COST-1] so are sixty, a date a week', async () => {
  const page = await show('2027-01-29');
  expect(bars(page)).toHaveLength(60);
  expect(page.querySelectorAll('[data-week]')).toHaveLength(9);
  expect(page.querySelectorAll('p')).toHaveLength(0);
});

it('[COST-1] a bar that is cut says so, with its amount above', async () => {
  const page = await show('2026-12-05', 900);
  const [first, second] = bars(page);
  expect(first?.hasAttribute('data-cut')).toBe(true);
  expect(first?.textContent.replaceAll(/\s/gu, ' ')).toContain('900 €');
  expect(second?.hasAttribute('data-cut')).toBe(false);
  expect(page.querySelector('p')?.textContent).toContain('barre coupée');
});
