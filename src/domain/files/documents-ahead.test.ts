import { describe, expect, it } from 'vitest';
import type { TripItem } from '../items.ts';
import { documentsAhead } from './documents-ahead.ts';

const meal = (id: string, date: string | null) =>
  ({ id, kind: 'meal', title: id, date, time: null, end_time: null, duration: null }) as TripItem;
const TRIP = {
  start_date: '2026-12-01',
  end_date: '2026-12-10',
  items: [
    meal('today', '2026-12-02'),
    meal('soon', '2026-12-04'),
    meal('late', '2026-12-08'),
    meal('idea', null),
  ],
};
const document = (name: string, item_id: string | null = name) => ({ name, item_id });
const DOCUMENTS = [
  document('late'),
  document('soon'),
  document('today'),
  document('idea'),
  document('insurance', null),
  document('of an item that is gone'),
];
const namesAt = (today: string, days: number) =>
  documentsAhead(DOCUMENTS, TRIP, { today: Temporal.PlainDate.from(today), days }).map(({ name }) => name);

describe('[PLUS-10] documents of the days ahead', () => {
  it('come nearest first, after those that belong to no day', () => {
    expect(namesAt('2026-12-02', 3)).toEqual([
      'idea',
      'insurance',
      'of an item that is gone',
      'today',
      'soon',
    ]);
  });

  it('leave out days that are over', () => {
    expect(namesAt('2026-12-05', 3)).not.toContain('soon');
    expect(namesAt('2026-12-05', 3)).toContain('late');
  });

  it('are none before the trip is so near, and none once it is over', () => {
    expect(namesAt('2026-11-27', 3)).toEqual([]);
    expect(namesAt('2026-11-28', 3)).toEqual(['idea', 'insurance', 'of an item that is gone']);
    expect(namesAt('2026-12-11', 3)).toEqual([]);
  });
});
