import { describe, expect, it } from 'vitest';
import { tripActivity, tripStay } from '#tests/support/trip-details.ts';
import { copyOfItem } from './item-copy.ts';

const activity = tripActivity('a1', {
  price: 24,
  paid_by: 'camille',
  split: { kind: 'equal', among: ['camille', 'thomas'] },
  notes: 'Réserver',
  title: 'Tram 28',
  date: '2026-12-03',
  time: '14:00:00',
  end_time: '15:30:00',
  duration: 90,
  closed_on: [1],
  catalogue_id: 'c1',
});

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
    const stay = tripStay('s1');
    expect(copyOfItem(stay, 's2')).toEqual({ ...stay, id: 's2' });
  });
});
