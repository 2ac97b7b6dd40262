import { describe, expect, it } from 'vitest';
import type { TripPerson } from '#web/trip-data/trip.ts';
import { eachOnce, othersOn, presentMembers } from './present-people.ts';

const person = (id: string): TripPerson => ({
  id,
  role: 'editor',
  profile: { id, name: id.toUpperCase(), email: null, avatar_url: null },
});
const people = [person('camille'), person('thomas')];
const page = (id: string, day: string | null, item: string | null = null, isEditing = false) => ({
  id,
  day,
  item,
  isEditing,
  isTyping: false,
});

describe('[LIVE-1] presence', () => {
  it('lists present people who are members', () => {
    const here = presentMembers([page('stranger', 'd1'), page('thomas', 'd1')], people);
    expect(here).toEqual([{ ...page('thomas', 'd1'), name: 'THOMAS', src: null }]);
  });

  it('is one face for all the pages of a person: the one on which they do most', () => {
    const here = presentMembers(
      [page('thomas', null), page('thomas', 'd2', 'i1', true), page('thomas', 'd1')],
      people,
    );
    expect(eachOnce(here)).toEqual([{ ...page('thomas', 'd2', 'i1', true), name: 'THOMAS', src: null }]);
  });

  it('shows on the day and the item that the others look at', () => {
    const here = presentMembers([page('camille', 'd1', 'i1'), page('thomas', 'd1', 'i2')], people);
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    expect(ids(othersOn(here, { day: 'd1' }))).toEqual(['camille', 'thomas']);
    expect(ids(othersOn(here, { item: 'i1' }))).toEqual(['camille']);
    expect(othersOn(here, { item: 'i3' })).toEqual([]);
  });
});
