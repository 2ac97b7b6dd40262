import { expect, test } from 'vitest';
import { parseDay } from '#domain/days.ts';
import { applyWrite } from '#web/trip-data/trip.ts';
import type { Proposal } from './proposal.ts';
import { proposedItems } from './proposal-status.ts';

const day = (text: string) => parseDay(text) ?? Temporal.PlainDate.from('2000-01-01');
const TRIP = {
  id: 'trip',
  currency: 'EUR',
  items: [],
  range: { start: day('2027-05-03'), end: day('2027-05-09') },
};

const proposal = (id: string, date: string, more: Partial<Proposal> = {}): Proposal => ({
  id,
  itemId: null,
  isCancelled: false,
  write: {
    kind: 'meal',
    columns: {
      title: 'A Lareira',
      date,
      time: '20:30',
      end_time: null,
      duration: 60,
      price: null,
      notes: null,
      sub_type: null,
      location: null,
    },
  },
  ...more,
});
const statuses = (proposals: readonly Proposal[], items: readonly Proposal[] = []) =>
  proposedItems(proposals, {
    ...TRIP,
    items: items.map(({ id, write }) => applyWrite(write, { id, trip_id: 'trip', trip: TRIP })),
  }).map(({ row, status }) => [row.id, status]);

test('[PLUS-13] proposals stand in the order of their days; those outside of the trip are not ticked', () => {
  const found = [proposal('b', '2027-05-05'), proposal('c', '2027-05-10'), proposal('a', '2027-05-04')];
  expect(statuses(found)).toEqual([
    ['a', null],
    ['b', null],
    ['c', 'outside'],
  ]);
});

test('[PLUS-13] what is in the trip is recognised, by itself, by what it was written from, and once it is added', () => {
  const there = [proposal('x', '2027-05-04')];
  expect(statuses([proposal('a', '2027-05-04')], there)).toEqual([['a', 'there']]);
  expect(statuses([proposal('a', '2027-05-06', { itemId: 'x' })], there)).toEqual([['a', 'there']]);
  expect(statuses([proposal('x', '2027-05-04')], there)).toEqual([['x', 'addedToTrip']]);
});

test('[PLUS-13] the same booking in two files is ticked once, and not at all when one of them takes it back', () => {
  const twice = [proposal('a', '2027-05-04'), proposal('b', '2027-05-04')];
  expect(statuses(twice)).toEqual([
    ['a', null],
    ['b', 'twice'],
  ]);
  const cancelled = proposal('b', '2027-05-04', { isCancelled: true });
  expect(statuses([proposal('a', '2027-05-04'), cancelled]).map(([, status]) => status)).toEqual([
    'cancelled',
    'cancelled',
  ]);
  expect(statuses([cancelled], [proposal('x', '2027-05-04')])).toEqual([['b', 'cancelledThere']]);
});
