import { describe, expect, it } from 'vitest';
import type { ListEntryRow, ListRow } from '#domain/trip-commands/command.ts';
import { lastOfGroup, listsOnScreen, positionBefore, positionsAfter, stepBefore } from './list-entries.ts';

const entry = (id: string, position: string, rest: Partial<ListEntryRow> = {}): ListEntryRow => ({
  id,
  list_id: 'bag',
  text: id,
  quantity: 1,
  is_heading: false,
  position,
  ticked_by: null,
  deleted_at: null,
  ...rest,
});
const list = (id: string, rest: Partial<ListRow> = {}): ListRow => ({
  id,
  title: id,
  private_to: null,
  created_at: '2026-11-20T10:00:00Z',
  deleted_at: null,
  ...rest,
});
const a = entry('a', 'a0');
const b = entry('b', 'a1');
const c = entry('c', 'a2');

/** The ids in the order of a list in which one has another position. */
const orderWith = (moved: ListEntryRow, position: string | null) =>
  listsOnScreen({
    lists: [list('bag')],
    listEntries: [a, b, c].map((one) => (one.id === moved.id ? { ...one, position: position ?? '' } : one)),
  })[0]?.entries.map(({ id }) => id);

describe('[PLUS-11] the lists on screen', () => {
  it('are without what is deleted, those of everyone first, in their order, counted without headings', () => {
    const shown = listsOnScreen({
      lists: [list('mine', { private_to: 'me' }), list('gone', { deleted_at: 'x' }), list('bag')],
      listEntries: [
        entry('later', 'a1', { ticked_by: 'me' }),
        entry('gone', 'a0', { deleted_at: 'x' }),
        entry('head', 'Zz', { is_heading: true }),
        entry('same', 'a1'),
      ],
    });
    expect(shown.map(({ id }) => id)).toEqual(['bag', 'mine']);
    expect(shown[0]).toMatchObject({ total: 2, ticked: 1 });
    expect(shown[0]?.entries.map(({ id }) => id)).toEqual(['head', 'later', 'same']);
  });

  it.each([
    ['a', 'c', ['b', 'a', 'c']],
    ['a', null, ['b', 'c', 'a']],
    ['c', 'a', ['c', 'a', 'b']],
    ['b', 'a', ['b', 'a', 'c']],
  ])('%s before %s', (id, before, order) => {
    const moved = [a, b, c].find((one) => one.id === id) ?? a;
    expect(orderWith(moved, positionBefore([a, b, c], moved, before))).toEqual(order);
  });

  it('nothing moves to where it is', () => {
    expect(positionBefore([a, b, c], b, 'c')).toBeNull();
    expect(positionBefore([a, b, c], b, 'b')).toBeNull();
    expect(positionBefore([a, b, c], c, null)).toBeNull();
  });

  it('entries with one position are passed together', () => {
    const twin = entry('b2', 'a1');
    const position = positionBefore([a, b, twin, c], c, 'b2');
    expect(position && position > 'a0' && position < 'a1').toBe(true);
    const after = positionsAfter([a, b, twin, c], b, 1)[0];
    expect(after && after > 'a1' && after < 'a2').toBe(true);
  });

  it('entries with one position, as of two people who added at once, hold up nothing that moves down', () => {
    const [x, p, q, z] = [entry('x', 'a0'), entry('p', 'a1'), entry('q', 'a1'), entry('z', 'a2')];
    const steppedDown = (entries: readonly ListEntryRow[], moved: ListEntryRow) => {
      const position = positionBefore(entries, moved, stepBefore(entries, moved, 1) ?? null);
      const listEntries = entries.map((one) => (one === moved ? { ...one, position: position ?? '' } : one));
      return listsOnScreen({ lists: [list('bag')], listEntries })[0]?.entries.map(({ id }) => id);
    };
    expect(steppedDown([x, p, q, z], x)).toEqual(['p', 'q', 'x', 'z']);
    expect(steppedDown([x, p, q], x)).toEqual(['p', 'q', 'x']);
    expect(steppedDown([p, q, { ...z, position: 'a1' }], p)).toEqual(['q', 'z', 'p']);
  });

  it('a step up and down; none beyond the ends', () => {
    const entries = [a, b, c];
    expect(stepBefore(entries, b, -1)).toBe('a');
    expect(stepBefore(entries, b, 1)).toBeNull();
    expect(stepBefore(entries, a, 1)).toBe('c');
    expect(stepBefore(entries, a, -1)).toBeUndefined();
    expect(stepBefore(entries, c, 1)).toBeUndefined();
  });

  it('a group ends before the next heading', () => {
    const head = entry('head', 'a3', { is_heading: true });
    const last = entry('last', 'a4');
    const entries = [a, b, head, last];
    expect(lastOfGroup(entries, null)?.id).toBe('b');
    expect(lastOfGroup(entries, 'head')?.id).toBe('last');
    expect(lastOfGroup([a, head], 'head')?.id).toBe('head');
    expect(lastOfGroup([], null)).toBeUndefined();
  });
});
