import { describe, expect, it } from 'vitest';
import type { TripItem } from '../items.ts';
import { applyCommand } from './apply.ts';
import type { NewTripCommand } from './command.ts';
import { withFixedSplit } from './fix-splits.ts';

const MEMBERS = ['camille', 'ines'];
const EVERYONE = { mode: 'parts', shares: { camille: 1, ines: 1 } };

const meal = (given: Partial<TripItem> = {}): TripItem => ({
  kind: 'meal',
  id: 'meal',
  title: 'Cervejaria',
  price: 100,
  paid_by: null,
  split: null,
  ...given,
});
const add = (row: TripItem): NewTripCommand => ({ type: 'add', entity: 'item', label: '', row });
const patch = (row: TripItem, to: object): NewTripCommand => ({
  type: 'patch',
  entity: 'item',
  label: '',
  row,
  to,
});

describe('[PLUS-5] who shares a cost is fixed by the command that says who paid', () => {
  it('when the cost is added', () => {
    expect(withFixedSplit(add(meal({ paid_by: 'ines' })), MEMBERS)).toMatchObject({
      row: { title: 'Cervejaria', split: EVERYONE },
    });
  });

  it('when the payer is said later, which its undo takes back with it', () => {
    expect(withFixedSplit(patch(meal(), { paid_by: 'ines' }), MEMBERS)).toMatchObject({
      to: { paid_by: 'ines', split: EVERYONE },
    });
  });

  it('when everyone is to share it from now on', () => {
    const stored = meal({ paid_by: 'ines', split: { mode: 'parts', shares: { zoe: 1 } } });
    expect(withFixedSplit(patch(stored, { split: null }), MEMBERS)).toMatchObject({
      to: { split: EVERYONE },
    });
  });

  it.each<[string, NewTripCommand]>([
    ['has no payer', add(meal())],
    ['has a split', add(meal({ paid_by: 'ines', split: { mode: 'parts', shares: { ines: 1 } } }))],
    [
      'has a split, and gets another payer',
      patch(meal({ paid_by: 'ines', split: EVERYONE }), { paid_by: 'camille' }),
    ],
    ['gets a split', patch(meal(), { paid_by: 'ines', split: { mode: 'parts', shares: { ines: 1 } } })],
    ['gets another title', patch(meal({ paid_by: 'ines' }), { title: 'Pub' })],
    ['loses its payer', patch(meal({ paid_by: 'ines' }), { paid_by: null })],
    [
      'loses its payer and keeps its split',
      patch(meal({ paid_by: 'ines', split: EVERYONE }), { paid_by: null }),
    ],
    ['gets its payer back, and had a split', patch(meal({ split: EVERYONE }), { paid_by: 'ines' })],
    [
      'is no cost',
      {
        type: 'patch',
        entity: 'member',
        label: '',
        row: { user_id: 'a', role: 'viewer' },
        to: { role: 'editor' },
      },
    ],
    ['is removed', { type: 'remove', entity: 'item', label: '', row: meal({ paid_by: 'ines' }) }],
  ])('and not of what %s', (_, command) => {
    expect(withFixedSplit(command, MEMBERS)).toBe(command);
  });

  it('and is left open for more people than a split can name', () => {
    const many = Array.from({ length: 101 }, (__, n) => `person-${n}`);
    expect(withFixedSplit(add(meal({ paid_by: 'ines' })), many)).toMatchObject({ row: { split: null } });
  });
});

it('[COLLAB-3] who is removed stays by name among those who have left', () => {
  const trip = {
    id: 'trip',
    trip_collaborators: [{ user_id: 'ines', role: 'viewer' }],
    trip_former_members: [{ user_id: 'zoe', name: 'Zoé' }],
  };
  const removed = applyCommand(trip, {
    id: 'command',
    tripId: 'trip',
    type: 'remove',
    entity: 'member',
    label: 'Inès',
    row: { user_id: 'ines', role: 'viewer' },
  });
  expect(removed).toEqual({
    id: 'trip',
    trip_collaborators: [],
    trip_former_members: [
      { user_id: 'zoe', name: 'Zoé' },
      { user_id: 'ines', name: 'Inès' },
    ],
  });
});
