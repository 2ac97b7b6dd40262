import { describe, expect, it } from 'vitest';
import { acknowledged, applyCommand, applyCommands } from './apply.ts';
import type { ListEntryRow, ListRow, NewTripCommand, TripCommand } from './command.ts';
import { inverseCommand } from './inverse.ts';
import { commandRequest } from './request.ts';

const by = (command: NewTripCommand): TripCommand => ({ ...command, id: 'c1', tripId: 't1' });
const list: ListRow = {
  id: 'l1',
  title: 'Bag',
  private_to: null,
  created_at: '2026-11-20T10:00:00Z',
  deleted_at: null,
};
const entry = (id: string, rest: Partial<ListEntryRow> = {}): ListEntryRow => ({
  id,
  list_id: 'l1',
  text: id,
  quantity: 1,
  is_heading: false,
  position: 'a0',
  ticked_by: null,
  deleted_at: null,
  ...rest,
});
const add = (entries: ListEntryRow[], row = list) =>
  by({ type: 'add', entity: 'list', row, entries, label: '' });

describe('[PLUS-11] a list', () => {
  it('comes with its first entries, once, however they come back', () => {
    const view = { id: 't1', lists: [], listEntries: [] };
    const command = add([entry('socks')]);
    const made = applyCommand(view, command);
    expect(made).toEqual({ id: 't1', lists: [list], listEntries: [entry('socks')] });
    expect(applyCommand(made, command)).toBe(made);
    // The list is published before its entries.
    expect(applyCommand({ ...view, lists: [list] }, command).listEntries).toEqual([entry('socks')]);
  });

  it('is one request with them; whose it is, is said by the database', () => {
    const row = { ...list, private_to: 'alice' };
    expect(commandRequest(add([entry('socks', { quantity: 3, ticked_by: 'alice' })], row))).toEqual({
      verb: 'call',
      name: 'add_list',
      args: {
        id: 'l1',
        trip_id: 't1',
        title: 'Bag',
        is_private: true,
        entries: [{ id: 'socks', text: 'socks', quantity: 3, is_heading: false, position: 'a0' }],
      },
    });
    expect(commandRequest(add([]))).toMatchObject({ args: { is_private: false, entries: [] } });
  });

  it('is deleted and brought back by a patch, as its entries are', () => {
    const to = { deleted_at: '2026-11-21T10:00:00Z' };
    const socks = entry('socks');
    const view = { id: 't1', lists: [list], listEntries: [socks] };
    for (const command of [
      by({ type: 'patch', entity: 'list', row: list, to, label: '' }),
      by({ type: 'patch', entity: 'listEntry', row: socks, to, label: '' }),
    ]) {
      const back = inverseCommand(command, 'c2');
      expect(back && applyCommands(view, [command, back])).toEqual(view);
      expect(back && commandRequest(back)).toMatchObject({
        verb: 'update',
        seen: {},
        columns: { deleted_at: null },
      });
    }
  });

  it('[PLUS-2] is made, and when that is undone removed with the entries of its author alone', () => {
    const command = add([entry('socks', { quantity: 3 })]);
    const view = { id: 't1', lists: [], listEntries: [] };
    const hat = by({ type: 'add', entity: 'listEntry', row: entry('hat'), label: '' });
    const own = applyCommands({ id: 't1', listEntries: [] }, [command, hat]);
    const back = inverseCommand(command, 'c2', own);
    const entries = [
      { id: 'socks', text: 'socks', quantity: 3 },
      { id: 'hat', text: 'hat', quantity: 1 },
    ];
    expect(back && commandRequest(back)).toMatchObject({
      name: 'change_trip',
      args: {
        changes: {
          removed: [{ table: 'trip_lists', id: 'l1', from: { title: 'Bag' }, entries }],
          lenient: true,
        },
      },
    });
    const made = applyCommand(view, command);
    expect(back && applyCommand(made, back).lists).toEqual([]);
    const whole = applyCommand(made, hat);
    // Others have written into it.
    expect(back && applyCommand(whole, acknowledged(back, { row: null, skipped: ['l1'] }))).toBe(whole);
  });

  it('that is private is marked as deleted when it is undone, as a viewer may', () => {
    const command = add([entry('socks')], { ...list, private_to: 'alice' });
    const back = inverseCommand(command, 'c2');
    expect(back && commandRequest(back)).toMatchObject({
      verb: 'update',
      table: 'trip_lists',
      key: { id: 'l1' },
      seen: {},
      columns: { deleted_at: expect.any(String) },
    });
    const view = { id: 't1', lists: [], listEntries: [] };
    expect(back && applyCommands(view, [command, back]).lists).toMatchObject([
      { deleted_at: list.created_at },
    ]);
  });

  it('is ticked and ordered by the last who does; a text that somebody else has written is a conflict', () => {
    const row = entry('socks');
    const to = { text: 'Wool socks', position: 'a1', ticked_by: 'alice' };
    expect(commandRequest(by({ type: 'patch', entity: 'listEntry', row, to, label: '' }))).toEqual({
      verb: 'update',
      table: 'trip_list_entries',
      key: { id: 'socks' },
      seen: { text: 'socks' },
      columns: to,
    });
  });
});
