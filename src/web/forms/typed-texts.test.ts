import { describe, expect, it } from 'vitest';
import { NO_CHANGE } from '#domain/trip-change.ts';
import type { Entity, NewTripCommand } from '#domain/trip-commands/command.ts';
import { asNewRow, writtenBy } from '#domain/trip-commands/resend.ts';
import { typedTexts } from './typed-texts.ts';

const BASE = { id: 'c1', tripId: 't1' } as const;
const POLL = {
  question: 'Quel soir ?',
  options: [
    { id: 'o1', text: 'Samedi' },
    { id: 'o2', text: 'Dimanche' },
  ],
};
const ENTRIES = [{ text: 'Tente' }, { text: 'Réchaud' }];

/** What one types into each thing of a trip, and the words of it; none: it has no words of one's own. */
const TYPED: Record<Entity, [object, string[]]> = {
  item: [
    { title: 'Castelo', notes: 'À dix heures', address: 'Rua 1', paid_by: 'u1' },
    ['Castelo', 'Rua 1', 'À dix heures'],
  ],
  task: [{ title: 'Réserver', assigned_to: 'u1', due_date: '2026-12-01' }, ['Réserver']],
  message: [{ text: 'On part à sept heures.', user_id: 'u1' }, ['On part à sept heures.']],
  settlement: [{ from_id: 'u1', to_id: 'u2', currency: 'EUR' }, []],
  expense: [{ title: 'Courses', notes: 'Au marché', category: 'groceries' }, ['Courses', 'Au marché']],
  poll: [POLL, ['Quel soir ?', 'Samedi', 'Dimanche']],
  vote: [{ poll_id: 'p1', option_id: 'o1' }, []],
  list: [{ title: 'Camping' }, ['Camping', 'Tente', 'Réchaud']],
  listEntry: [{ text: 'Gamelle', list_id: 'l1' }, ['Gamelle']],
  document: [{ name: 'Billets.pdf', type: 'application/pdf' }, ['Billets.pdf']],
  track: [{ title: 'GR 34', line: '_p~iF' }, ['GR 34']],
  member: [{ user_id: 'u1', role: 'viewer' }, []],
};

/** The command that adds such a row; a test is free of most columns. */
function added(entity: Entity, row: object) {
  const command = { ...BASE, type: 'add', entity, label: '', row: { id: 'r1', ...row } };
  return (entity === 'list' ? { ...command, entries: ENTRIES } : command) as never;
}

it('[SHELL-5] the words of a poll that is being asked are those of its options, too, but no ids of items', () => {
  const draft = { question: 'Où ?', kind: 'text', options: [{ id: 'o1', text: 'Alfama', place: null }] };
  expect(typedTexts([draft])).toBe('Où ?\nAlfama');
  const item = { id: 'o2', text: '6b0c5bb3-c194-406a-95bc-e2b90bb35e60', place: null };
  expect(typedTexts([{ ...draft, kind: 'item', options: [item] }])).toBe('Où ?');
});

describe('[PLUS-3] the words of a command that was refused', () => {
  it.each(Object.entries(TYPED))('are those typed into a new %s', (entity, [row, words]) => {
    expect(typedTexts(writtenBy(added(entity as Entity, row)))).toBe(words.join('\n'));
  });

  it('are those of the columns that it changes, also of many at once', () => {
    const to = { description: 'Cinq jours au bord du Tage', start_date: '2026-12-02' };
    const item = { kind: 'activity', id: 'i1', from: {}, to: { notes: 'Fermé le lundi' } } as const;
    const batch = {
      ...BASE,
      type: 'batch',
      label: '',
      rows: [],
      changes: { ...NO_CHANGE, trip: { from: {}, to }, items: [item] },
    } satisfies NewTripCommand & typeof BASE;
    expect(typedTexts(writtenBy(batch))).toBe('Cinq jours au bord du Tage\nFermé le lundi');
    expect(
      typedTexts(writtenBy({ ...BASE, type: 'patch', entity: 'trip', label: '', row: { id: 't1' }, to })),
    ).toBe(to.description);
  });

  it('are added again, for all that has words and can be there twice', () => {
    const again = Object.entries(TYPED).filter(([entity, [row]]) =>
      asNewRow(added(entity as Entity, row), 'c2', 'r2'),
    );
    expect(again.map(([entity]) => entity)).toEqual(['item', 'task', 'expense', 'poll', 'list', 'listEntry']);
    const list = asNewRow(added('list', TYPED.list[0]), 'c2', 'r2');
    expect(list).toMatchObject({
      id: 'c2',
      row: { id: 'r2' },
      entries: [
        { text: 'Tente', list_id: 'r2' },
        { text: 'Réchaud', list_id: 'r2' },
      ],
    });
  });
});
