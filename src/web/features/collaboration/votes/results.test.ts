import { describe, expect, it } from 'vitest';
import type { PollRow, VoteRow } from '#domain/trip-commands/command.ts';
import { byAge, isOpen, resultsOf, winnersOf } from './results.ts';

const poll = (id: string, rest: Partial<PollRow> = {}): PollRow => ({
  id,
  question: 'Where?',
  options: [
    { id: 'a', text: 'Alfama' },
    { id: 'b', text: 'Graça' },
  ],
  is_multiple: false,
  closes_at: null,
  closed_at: null,
  deleted_at: null,
  created_by: null,
  created_at: '2026-11-20T10:00:00Z',
  ...rest,
});
const vote = (id: string, option_id: string, user_id: string): VoteRow => ({
  id,
  poll_id: 'p',
  option_id,
  user_id,
});
const now = Temporal.Instant.from('2026-11-24T12:00:00Z');

describe('[PLUS-19] the result of a poll', () => {
  it('counts its own votes, and is won by those with the most', () => {
    const votes = [
      vote('1', 'a', 'alice'),
      vote('2', 'b', 'bea'),
      { ...vote('3', 'a', 'carl'), poll_id: 'other' },
    ];
    const results = resultsOf(poll('p'), votes);
    expect(results.map(({ voters }) => voters)).toEqual([['alice'], ['bea']]);
    expect(winnersOf(results).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(winnersOf(resultsOf(poll('p'), [...votes, vote('4', 'b', 'dan')]))).toMatchObject([{ id: 'b' }]);
    expect(winnersOf(resultsOf(poll('p'), []))).toEqual([]);
  });

  it('stands once its deadline has come or it was closed', () => {
    expect(isOpen(poll('p'), now)).toBe(true);
    expect(isOpen(poll('p', { closes_at: '2026-11-24 12:00:01+00' }), now)).toBe(true);
    expect(isOpen(poll('p', { closes_at: '2026-11-24 12:00:00+00' }), now)).toBe(false);
    expect(
      isOpen(poll('p', { closed_at: '2026-11-24T11:00:00Z', closes_at: '2026-12-24T11:00:00Z' }), now),
    ).toBe(false);
  });

  it('stays in sight for a week after the open ones, the newest first', () => {
    const old = poll('old', { closed_at: '2026-11-17T11:59:59Z' });
    const ended = poll('ended', { closes_at: '2026-11-20T12:00:00Z' });
    const { inSight, older } = byAge([old, poll('first'), poll('second'), ended], now);
    expect(inSight.map(({ id }) => id)).toEqual(['second', 'first', 'ended']);
    expect(older.map(({ id }) => id)).toEqual(['old']);
  });
});
