import type { QueryClient } from '@tanstack/react-query';
import type { VoteRow } from '#domain/trip-commands/command.ts';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { pick, type RemoteEvent, withoutRows, withUpdates } from '#web/live/remote-event.ts';
import { asPoll, POLL_COLUMNS, type Polls, pollsQuery, VOTE_COLUMNS } from './queries.ts';

/** Applies realtime events to the polls of an open trip, and to the votes on them [LIVE-1]. */
export function followPolls(client: QueryClient, tripId: string): LiveQuery {
  return followQuery<Polls>({ client, queryKey: pollsQuery(tripId).queryKey, apply: withRemoteVotes });
}

function asVote(row: object): VoteRow | null {
  const isVote = (one: object): one is VoteRow => VOTE_COLUMNS.every((name) => name in one);
  return isVote(row) ? row : null;
}

/** The polls with an event applied; null when they must be refetched. */
export function withRemoteVotes(stored: Polls, change: RemoteEvent): Polls | null {
  const { table, rows, complete, operation } = change;
  if (table !== 'trip_polls' && table !== 'trip_votes') return stored;
  if (!complete) return null;
  const { polls, votes } = stored;
  if (operation === 'DELETE')
    return table === 'trip_polls'
      ? { polls: withoutRows(polls, rows), votes }
      : { polls, votes: withoutRows(votes, rows) };
  if (operation === 'UPDATE')
    return table === 'trip_polls'
      ? { polls: withUpdates(polls, rows, POLL_COLUMNS), votes }
      : { polls, votes: withUpdates(votes, rows, VOTE_COLUMNS) };
  if (table === 'trip_votes') {
    const cast = rows.flatMap((row) => asVote(pick(row, VOTE_COLUMNS)) ?? []);
    return cast.length === rows.length ? { polls, votes: [...withoutRows(votes, rows), ...cast] } : null;
  }
  const asked = rows.flatMap((row) => asPoll(pick(row, POLL_COLUMNS)) ?? []);
  return asked.length === rows.length ? { polls: [...withoutRows(polls, rows), ...asked], votes } : null;
}
