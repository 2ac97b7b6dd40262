import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOwnChange } from '#web/data/ids.ts';
import { LISTED, type TripSummary, tripKeys, tripsQuery } from '#web/features/trips/queries.ts';
import { followQuery } from '#web/live/live-query.ts';
import { type RemoteEvent, readRemoteEvent, readRevocation } from '#web/live/remote-event.ts';
import { subscribeTopic } from '#web/live/subscribe.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { countsQuery } from '#web/trip-data/counts.ts';
import { followCounts } from '#web/trip-data/follow-counts.ts';

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
  return shared.map((id) => <LiveCounts key={id} tripId={id} userId={userId} />);
}

/** Follows a trip's channel, as the trip's own tabs do. */
function LiveCounts({ tripId, userId }: { tripId: string; userId: string }): null {
  const client = useQueryClient();
  useEffect(() => {
    const counts = followCounts(client, tripId, userId);
    const leave = subscribeTopic(`trip:${tripId}`, {
      onMessage: (_, payload) => {
        const change = readRemoteEvent(payload);
        if (change) counts.apply([change]);
      },
      onBack: counts.reload,
    });
    return () => {
      leave();
      counts.stop();
    };
  }, [client, tripId, userId]);
  return null;
}

function latestShared(trips: readonly TripSummary[]): string[] {
  return trips
    .filter((trip) => trip.trip_collaborators.length > 0)
    .toSorted((a, b) => b.end_date.localeCompare(a.end_date))
    .slice(0, MOST_TRIPS)
    .map(({ id }) => id);
}
