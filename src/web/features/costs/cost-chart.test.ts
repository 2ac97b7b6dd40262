import { describe, expect, it } from 'vitest';
import { costChart } from './cost-chart.ts';
import type { CostKind, DayCost } from './model.ts';

const sumsOf = (convertedMinor: number) => ({ convertedMinor, asPriced: [], atRates: [] });

function day(byKind: Partial<Record<CostKind, number>>, index = 0): DayCost {
  const { itinerary = 0, accommodation = 0, activity = 0, meal = 0, expense = 0 } = byKind;
  return {
    date: null,
    key: String(index),
    byKind: {
      itinerary: sumsOf(itinerary),
      accommodation: sumsOf(accommodation),
      activity: sumsOf(activity),
      meal: sumsOf(meal),
      expense: sumsOf(expense),
    },
    total: sumsOf(itinerary + accommodation + activity + meal + expense),
  };
}
const meals = (...minor: number[]) => costChart(minor.map((meal, index) => day({ meal }, index)));
const heights = ({ above }: { above: { height: number }[] }) => above.map(({ height }) => height);
const total = (parts: { height: number }[]) => parts.reduce((sum, { height }) => sum + height, 0);

describe('[COST-1] the chart of costs', () => {
  it('has a bar for every day, of the length that the day costs', () => {
    const { top, bars, depth } = meals(4000, 0, 8000, 2000);
    expect({ top, depth }).toEqual({ top: 8000, depth: 0 });
    expect(bars.map(heights)).toEqual([[0.5], [], [1], [0.25]]);
    expect(bars.map(({ isCut }) => isCut)).toEqual([false, false, false, false]);
  });

  it('ends its scale with a round amount that no bar is above', () => {
    expect([meals(8001), meals(123), meals(2600), meals(1), meals(99_900)].map(({ top }) => top)).toEqual([
      10_000, 150, 3000, 1, 100_000,
    ]);
  });

  it('stacks a day by kind, from transport on the line to expenses', () => {
    const { bars } = costChart([day({ expense: 1000, meal: 2000, itinerary: 5000 })]);
    expect(bars[0]?.above.map(({ kind, height }) => [kind, height])).toEqual([
      ['itinerary', 0.625],
      ['meal', 0.25],
      ['expense', 0.125],
    ]);
  });

  it('cuts one flight, so that it does not flatten the other days', () => {
    const { top, bars } = costChart([
      day({ itinerary: 200_000, meal: 3000 }),
      ...[9000, 12_000, 6000].map((accommodation, index) => day({ accommodation }, index + 1)),
    ]);
    expect(top).toBe(15_000);
    expect(bars.map(({ isCut }) => isCut)).toEqual([true, false, false, false]);
    expect(bars.slice(1).map(heights)).toEqual([[0.6], [0.8], [0.4]]);
    const [flight, meal] = bars[0]?.above ?? [];
    expect(meal).toEqual({ kind: 'meal', height: 0.2, isCut: false });
    expect(flight).toMatchObject({ kind: 'itinerary', isCut: true });
    expect(total(bars[0]?.above ?? [])).toBeCloseTo(1.1);
  });

  it('cuts the flights there and back, however different', () => {
    const { top, bars } = meals(90_000, 3000, 4000, 3500, 250_000);
    expect(top).toBe(4000);
    expect(bars.map(({ isCut }) => isCut)).toEqual([true, false, false, false, true]);
  });

  it('cuts none where days are merely different, nor the only one', () => {
    for (const chart of [meals(9000, 3000, 1000), meals(50_000), meals(50_000, 0, 0)])
      expect(chart.bars.some(({ isCut }) => isCut)).toBe(false);
  });

  it('cuts two large kinds of one day to the same length', () => {
    const { bars } = costChart([
      day({ itinerary: 100_000, accommodation: 90_000, meal: 1000 }),
      day({ meal: 5000 }, 1),
      day({ meal: 4000 }, 2),
    ]);
    const [flight, hotel, meal] = bars[0]?.above ?? [];
    expect([flight?.isCut, hotel?.isCut, meal?.isCut]).toEqual([true, true, false]);
    expect(flight?.height).toBe(hotel?.height);
  });

  it('writes all amounts of a week, and of more days those that are cut, with room from one to the next', () => {
    const named = (...minor: number[]) =>
      meals(...minor).bars.flatMap(({ isNamed }, index) => (isNamed ? [index] : []));
    const week = [1, 2, 3, 4, 5, 6, 7];
    expect(named(...week)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(named(...week, ...week)).toEqual([]);
    expect(named(900, 900, ...week, ...week, ...week, 900)).toEqual([0, 23]);
  });

  it('[PLUS-18] hangs what came back below the line, and makes room for it', () => {
    const { top, depth, bars } = costChart([day({ meal: 8000, expense: -1600 }), day({ expense: -8000 }, 1)]);
    expect(top).toBe(8000);
    expect(bars[0]).toMatchObject({
      above: [{ kind: 'meal', height: 1 }],
      below: [{ kind: 'expense', height: 0.2, isCut: false }],
    });
    expect(bars[1]?.below).toEqual([{ kind: 'expense', height: 0.4, isCut: true }]);
    expect(depth).toBe(0.4);
  });
});
