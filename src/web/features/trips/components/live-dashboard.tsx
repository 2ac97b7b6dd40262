import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { entityOfTable } from '#domain/trip-commands/entities.ts';
import { isOwnChange } from '#web/data/ids.ts';
import { LISTED, type TripSummary, tripKeys, tripsQuery } from '#web/features/trips/queries.ts';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { type RemoteEvent, readRemoteEvent, readRevocation } from '#web/live/remote-event.ts';
import { subscribeTopic } from '#web/live/subscribe.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { countsQuery } from '#web/trip-data/counts.ts';
import { followCounts } from '#web/trip-data/follow-counts.ts';
import { factsPart } from '#web/trip-data/parts.ts';

/** A connection may join a hundred topics, and older trips change rarely. */
const MOST_TRIPS = 30;
const NONE: string[] = [];

/** [LIVE-1] */
export function LiveDashboard({ userId }: { userId: string }) {
  const client = useQueryClient();
  const session = useSessionStore();
  const { data: shared = NONE } = useQuery({ ...tripsQuery(userId), enabled: false, select: latestShared });
  useEffect(() => {
    const trips = followQuery<TripSummary[]>({
      client,
      queryKey: tripKeys.list(userId),
      // This page refetches its own writes already.
      apply: (stored, { table, change }) => (LISTED.has(table) && !isOwnChange(change) ? null : stored),
    });
    const readCounts = ({ change }: RemoteEvent) => {
      if (isOwnChange(change)) return;
      client.invalidateQueries({ queryKey: countsQuery.queryKey }).catch(console.error);
    };
    const readProfile = () => void session.refresh().catch(console.error);
    const leave = subscribeTopic(`user:${userId}`, {
      onMessage: (_, payload) => {
        const change = readRemoteEvent(payload);
        if (change?.table === 'profiles') readProfile();
        else if (change?.table === 'trip_reads') readCounts(change);
        else if (change) trips.apply([change]);
        else if (readRevocation(payload)) trips.reload();
      },
      onBack: () => {
        trips.reload();
        readProfile();
      },
    });
    return () => {
      leave();
      trips.stop();
    };
  }, [client, userId, session]);
  return shared.map((id) => <LiveFigures key={id} tripId={id} userId={userId} />);
}

/** Follows a trip's channel, as the trip's own tabs do. */
function LiveFigures({ tripId, userId }: { tripId: string; userId: string }): null {
  const client = useQueryClient();
  useEffect(() => {
    const queries = [followCounts(client, tripId, userId), followFacts(client, tripId)];
    const leave = subscribeTopic(`trip:${tripId}`, {
      onMessage: (_, payload) => {
        const change = readRemoteEvent(payload);
        if (change) for (const query of queries) query.apply([change]);
      },
      onBack: () => {
        for (const query of queries) query.reload();
      },
    });
    return () => {
      leave();
      for (const query of queries) query.stop();
    };
  }, [client, tripId, userId]);
  return null;
}

/** Figures that are shown are read again: an event lacks what they are summed from. */
function followFacts(client: QueryClient, tripId: string): LiveQuery {
  return followQuery<object>({
    client,
    queryKey: factsPart.key(tripId),
    apply: (facts, { table, change }) => {
      const entity = entityOfTable(table);
      return entity && factsPart.entities.includes(entity) && !isOwnChange(change) ? null : facts;
    },
  });
}

function latestShared(trips: readonly TripSummary[]): string[] {
  return trips
    .filter((trip) => trip.trip_collaborators.length > 0)
    .toSorted((a, b) => b.end_date.localeCompare(a.end_date))
    .slice(0, MOST_TRIPS)
    .map(({ id }) => id);
}
