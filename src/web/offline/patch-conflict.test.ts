import { expect, it } from 'vitest';
import { tripMeal } from '#tests/support/trip-details.ts';
import { namedColumns } from './patch-conflict.ts';

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
