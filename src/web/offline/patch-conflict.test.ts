import { expect, it } from 'vitest';
import { tripMeal, tripStay } from '#tests/support/trip-details.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { namedColumns, splitPatch } from './patch-conflict.ts';

const row = tripMeal('m1', { time: '12:00', end_time: '13:00', duration: 60, price: 100, currency: 'EUR' });
const patch = (to: object) =>
  ({ id: 'c1', tripId: 't1', label: 'Tram', type: 'patch', entity: 'item', row, to }) as const;

it('[PLUS-3] [PLUS-5] a conflict about an amount names the currency only where it is another one', () => {
  expect(namedColumns(patch({ price: 110 }), { price: 120, currency: 'EUR' })).toEqual(['price']);
  expect(namedColumns(patch({ price: 110 }), { price: 120, currency: 'USD' })).toEqual(['price', 'currency']);
});

it('[PLUS-3] a conflict about an end time names no length that follows from it', () => {
  const theirs = { end_time: '12:30:00', duration: 30 };
  expect(namedColumns(patch({ end_time: '14:00', duration: 120 }), theirs)).toEqual(['end_time']);
  expect(namedColumns(patch({ end_time: null, duration: 45 }), theirs)).toEqual(['end_time', 'duration']);
});

it('[PLUS-3] [LIVE-1] a move in conflict about one end leaves both to its author: none is stored with the other one’s', async () => {
  const storing = (data: object) => {
    const query = {
      select: () => query,
      match: () => query,
      maybeSingle: async () => ({ data, error: null }),
    };
    return { from: () => query } as unknown as Client;
  };
  const theirs = { time: '12:00:00', end_time: '15:00:00' };
  const moved = patch({ title: 'Bus', time: '09:00', end_time: '10:00' });
  expect(await splitPatch(storing({ ...row, ...theirs }), moved)).toMatchObject({
    rest: { to: { title: 'Bus' } },
    theirs,
  });
  const stay = tripStay('s1', { check_in: '2026-12-05', check_out: '2026-12-07' });
  const nights = { check_in: '2026-12-05', check_out: '2026-12-09' };
  const earlier = { ...moved, row: stay, to: { check_in: '2026-12-01', check_out: '2026-12-03' } };
  expect(await splitPatch(storing({ ...stay, ...nights }), earlier)).toEqual({ rest: null, theirs: nights });
  const later = { ...earlier, to: { check_in: '2026-12-04' } };
  expect(await splitPatch(storing({ ...stay, ...nights }), later)).toMatchObject({
    rest: { to: later.to },
    theirs: null,
  });
});
