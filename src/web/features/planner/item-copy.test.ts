import { describe, expect, it } from 'vitest';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { copyOfItem } from './item-copy.ts';

const COST = {
  price: 24,
  currency: 'EUR',
  paid_by: 'camille',
  split: { kind: 'equal', among: ['camille', 'thomas'] },
  notes: 'Réserver',
};
const activity: PlannerItem = {
  ...COST,
  kind: 'activity',
  id: 'a1',
  trip_id: 't1',
  title: 'Tram 28',
  date: '2026-12-03',
  time: '14:00:00',
  end_time: '15:30:00',
  duration: 90,
  type: 'transport',
  sub_type: 'tram',
  location: { name: 'Lisbonne', lat: 38.7, lng: -9.1 },
  closed_on: [1],
  catalogue_id: 'c1',
};

describe('[PLUS-21] the copy of an item', () => {
  it('is right after it, with all else as it is', () => {
    const copy = copyOfItem(activity, 'a2');
    expect(copy).toMatchObject({
      ...activity,
      id: 'a2',
      time: expect.stringMatching(/^15:30/),
      end_time: expect.stringMatching(/^17:00/),
    });
  });

  it('is at the same hour when the day ends before', () => {
    const late = { ...activity, time: '23:00:00', end_time: '00:30:00' };
    expect(copyOfItem(late, 'a2')).toEqual({ ...late, id: 'a2' });
  });

  it('waits without an hour as the item does', () => {
    const waiting = { ...activity, time: null, end_time: null };
    expect(copyOfItem(waiting, 'a2')).toEqual({ ...waiting, id: 'a2' });
  });

  it('of a stay has its nights', () => {
    const stay: PlannerItem = {
      ...COST,
      kind: 'accommodation',
      id: 's1',
      trip_id: 't1',
      title: 'Hôtel',
      address: null,
      location: null,
      check_in: '2026-12-03',
      check_out: '2026-12-05',
      check_in_time: '15:00:00',
      check_out_time: '11:00:00',
    };
    expect(copyOfItem(stay, 's2')).toEqual({ ...stay, id: 's2' });
  });
});
