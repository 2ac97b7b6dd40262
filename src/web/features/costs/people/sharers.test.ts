import { describe, expect, it } from 'vitest';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { namesIn } from '#web/trip-data/trip.ts';
import { participants, payersOf, sharedCosts } from './shared-costs.ts';
import { hasUnequalParts, possibleSharers, pricedCosts, sharersChange, sharersOf } from './sharers.ts';

type Item = TripDetails['items'][number];

const meal = (
  id: string,
  { split, ...given }: { price: number | null; paid_by?: string; split?: object },
): Item =>
  tripMeal(id, { ...given, title: id, split: split ? { mode: 'parts', shares: { ...split } } : null });
const trip = tripDetails({
  items: [
    meal('Pub', { price: 30, paid_by: 'ines', split: { ines: 1, zoe: 1 } }),
    meal('Taberna', { price: 90 }),
    meal('Café', { price: null }),
  ],
  trip_former_members: [
    { user_id: 'zoe', name: 'Zoé' },
    { user_id: 'ines', name: null },
  ],
});

describe('[PLUS-5] who shares many costs', () => {
  it('is said of what costs something, for everyone and for those who have left and share it', () => {
    const costs = pricedCosts(trip);
    expect(costs.map(({ item }) => item.title)).toEqual(['Pub', 'Taberna']);
    expect(costs.map((cost) => sharersOf(cost, ['camille']))).toEqual([['ines', 'zoe'], ['camille']]);
    expect(possibleSharers(costs, ['camille', 'thomas'])).toEqual(['camille', 'thomas', 'ines', 'zoe']);
  });

  it('knows which somebody has split in unequal parts', () => {
    const unequal = tripDetails({
      items: [
        meal('Pub', { price: 30, split: { ines: 1, zoe: 1 } }),
        meal('Bar', { price: 9, split: { ines: 2, zoe: 1 } }),
        meal('Taberna', { price: 90 }),
      ],
    });
    expect(pricedCosts(unequal).map(hasUnequalParts)).toEqual([false, true, false]);
  });

  it('[PLUS-18] offers who has left as its payer, by name or as its sharer, so that one who was taken away can be given back', () => {
    const payers = (shares: Record<string, number> | null) =>
      payersOf({ split: { mode: 'parts', shares } }, participants(trip), namesIn(trip));
    expect(payers(null).map(({ id, name, hasLeft }) => [id, name, hasLeft])).toEqual([
      ['camille', 'camille', false],
      ['zoe', 'Zoé', true],
    ]);
    expect(payers({ ines: 1 }).map(({ id, name }) => [id, name])).toEqual([
      ['camille', 'camille'],
      ['ines', null],
      ['zoe', 'Zoé'],
    ]);
  });

  it('changes those that are shared otherwise, from what they are', () => {
    const both = { mode: 'parts', shares: { zoe: 1, ines: 1 } };
    expect(sharersChange(pricedCosts(trip), ['zoe', 'ines']).items).toEqual([
      { kind: 'meal', id: 'Taberna', from: { split: null }, to: { split: both } },
    ]);
    expect(sharersChange(pricedCosts(trip), []).items).toEqual([]);
  });

  it('[COLLAB-3] names who has left and still counts, but who asked for the removal of their name', () => {
    const [accounts] = sharedCosts(trip, []);
    expect(accounts?.people.map(({ who, balance }) => [who.name, who.hasLeft, balance])).toEqual([
      [null, true, 1500],
      ['Zoé', true, -1500],
    ]);
  });
});
