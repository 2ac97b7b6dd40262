import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LISTED } from '#web/features/trips/queries.ts';
import { readRemoteEvent } from '#web/live/remote-event.ts';
import { subscribeTopic } from '#web/live/subscribe.ts';
import { tripQuery } from '#web/trip-data/queries.ts';

/** Reads the trip again when its reader is let in, or has restored it elsewhere [LIVE-1]. */
export function AwaitedTrip({ tripId, userId }: { tripId: string; userId: string }): null {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => void client.invalidateQueries({ queryKey: tripQuery(tripId).queryKey, exact: true });
    return subscribeTopic(`user:${userId}`, {
      onMessage: (_, payload) => {
        if (LISTED.has(readRemoteEvent(payload)?.table ?? '')) read();
      },
      onBack: read,
    });
  }, [client, tripId, userId]);
  return null;
}
