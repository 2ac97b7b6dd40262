import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import type { PollOption, PollRow, VoteRow } from '#domain/trip-commands/command.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import type { RemoteRow } from '#web/live/remote-event.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';

const POLL = 'id, question, options, is_multiple, closes_at, closed_at, deleted_at, created_by, created_at';
const VOTE = 'id, poll_id, option_id, user_id';
export const POLL_COLUMNS: readonly string[] = POLL.split(', ');
export const VOTE_COLUMNS: readonly string[] = VOTE.split(', ');

/** The polls of a trip in the order in which they were asked, those that were deleted included: undo brings them back. */
export interface Polls {
  polls: readonly PollRow[];
  votes: readonly VoteRow[];
}

const isOption = (value: unknown): value is PollOption =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;

/** A poll with its options read; null for a row that lacks a column. */
export function asPoll(row: RemoteRow): PollRow | null {
  const { options } = row;
  const poll = { ...row, options: Array.isArray(options) ? options.filter(isOption) : [] };
  const isPoll = (one: object): one is PollRow => POLL_COLUMNS.every((name) => name in one);
  return isPoll(poll) ? poll : null;
}

async function fetchPolls(tripId: string): Promise<Polls> {
  const client = await loadClient();
  const rows = unwrap(
    await client
      .from('trip_polls')
      .select(`${POLL}, trip_votes(${VOTE})`)
      .eq('trip_id', tripId)
      .order('created_at')
      .order('id'),
  );
  return {
    polls: rows.flatMap(({ trip_votes: _votes, ...row }) => asPoll(row) ?? []),
    votes: rows.flatMap(({ trip_votes }) => trip_votes),
  };
}

/** The polls of a trip and the votes on them [PLUS-19]. */
export const pollsQuery = (tripId: string) =>
  queryOptions({
    queryKey: ['trip-polls', tripId] as const,
    queryFn: persistedQuery(() => fetchPolls(tripId)),
  });
