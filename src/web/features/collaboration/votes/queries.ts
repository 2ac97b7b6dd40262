import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PollOption } from '#domain/trip-commands/command.ts';
import { request } from '#web/data/request.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { COLUMNS } from '#web/trip-data/columns.ts';
import { type Polls, pollsPart } from '#web/trip-data/parts.ts';
import { useVisible } from '#web/trip-data/visible-trip.ts';

const isOption = (value: unknown): value is PollOption =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;

function optionsIn(stored: unknown): readonly PollOption[] {
  return Array.isArray(stored) ? stored.filter(isOption) : [];
}

async function fetchPolls(tripId: string): Promise<Polls> {
  const rows = await request((client) =>
    client
      .from('trip_polls')
      .select(`${COLUMNS.trip_polls}, trip_votes(${COLUMNS.trip_votes})`)
      .eq('trip_id', tripId)
      .order('created_at')
      .order('id')
      .order('created_at', { referencedTable: 'trip_votes' })
      .order('id', { referencedTable: 'trip_votes' }),
  );
  return {
    polls: rows.map(({ trip_votes: _votes, ...row }) => ({ ...row, options: optionsIn(row.options) })),
    votes: rows.flatMap(({ trip_votes }) => trip_votes),
  };
}

/** Ordered by creation, as are the votes; includes deleted polls for undo [PLUS-19]. */
export const pollsQuery = (tripId: string) =>
  queryOptions({ queryKey: pollsPart.key(tripId), queryFn: persistedQuery(() => fetchPolls(tripId)) });

const notDeleted = ({ polls, votes }: Polls): Polls => ({
  polls: polls.filter(({ deleted_at }) => deleted_at === null),
  votes,
});

export const usePolls = (tripId: string) =>
  useQuery({ ...pollsQuery(tripId), select: useVisible(pollsPart, tripId, notDeleted) });
