import { describe, expect, it } from 'vitest';
import { applyCommand, applyCommands } from './apply.ts';
import type { NewTripCommand, PollRow, TripCommand, VoteRow } from './command.ts';
import { inverseCommand } from './inverse.ts';
import { commandRequest } from './request.ts';

const by = (command: NewTripCommand): TripCommand => ({ ...command, id: 'c1', tripId: 't1' });
const poll: PollRow = {
  id: 'p1',
  question: 'Where?',
  options: [
    { id: 'a', text: 'Alfama' },
    { id: 'b', text: 'Graça' },
  ],
  is_multiple: false,
  closes_at: '2027-01-01T00:00:00Z',
  closed_at: null,
  deleted_at: null,
  created_by: 'alice',
  created_at: '2026-11-20T10:00:00Z',
};
const vote = (id: string, option_id: string, user_id = 'alice'): VoteRow => ({
  id,
  poll_id: 'p1',
  option_id,
  user_id,
});
const add = (row: VoteRow) => by({ type: 'add', entity: 'vote', row, label: '' });

describe('[PLUS-19] a vote', () => {
  it('takes the place of what its person chose before, where one choice is taken', () => {
    const view = { id: 't1', polls: [poll], votes: [vote('v1', 'a'), vote('v2', 'a', 'bea')] };
    const once = applyCommand(view, add(vote('v3', 'b')));
    expect(once.votes).toEqual([vote('v2', 'a', 'bea'), vote('v3', 'b')]);
    expect(applyCommand(once, add(vote('v3', 'b')))).toBe(once);
  });

  it('stands beside it where several are, and is taken back alone', () => {
    const view = { id: 't1', polls: [{ ...poll, is_multiple: true }], votes: [vote('v1', 'a')] };
    const both = applyCommand(view, add(vote('v2', 'b')));
    expect(both.votes).toHaveLength(2);
    const removed = by({ type: 'remove', entity: 'vote', row: vote('v1', 'a'), label: '' });
    expect(applyCommands(both, [removed, removed]).votes).toEqual([vote('v2', 'b')]);
  });

  it('is sent with its option; who voted is said by the database', () => {
    expect(commandRequest(add(vote('v1', 'a')))).toEqual({
      verb: 'insert',
      table: 'trip_votes',
      row: { id: 'v1', poll_id: 'p1', option_id: 'a', trip_id: 't1' },
      returned: ['id', 'poll_id', 'option_id', 'user_id'],
    });
  });

  it('is asked with its options; deleting it is undone', () => {
    expect(commandRequest(by({ type: 'add', entity: 'poll', row: poll, label: '' }))).toMatchObject({
      verb: 'insert',
      table: 'trip_polls',
      row: {
        id: 'p1',
        question: 'Where?',
        options: poll.options,
        is_multiple: false,
        closes_at: poll.closes_at,
        trip_id: 't1',
      },
    });
    const to = { deleted_at: '2026-11-21T10:00:00Z' };
    const remove = by({ type: 'patch', entity: 'poll', row: poll, to, label: '' });
    const back = inverseCommand(remove, 'c2');
    expect(back && commandRequest(back)).toMatchObject({
      verb: 'update',
      key: { id: 'p1' },
      seen: {},
      columns: { deleted_at: null },
    });
    expect(back && applyCommands({ id: 't1', polls: [poll] }, [remove, back]).polls).toEqual([poll]);
  });
});
