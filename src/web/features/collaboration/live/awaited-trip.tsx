import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readRemoteEvent } from '#web/live/remote-event.ts';
import { subscribeTopic } from '#web/live/subscribe.ts';
import { tripQuery } from '#web/trip-data/queries.ts';

/** Reads the trip again when its reader is let in [LIVE-1]. */
export function AwaitedTrip({ tripId, userId }: { tripId: string; userId: string }): null {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => void client.invalidateQueries({ queryKey: tripQuery(tripId).queryKey, exact: true });
    return subscribeTopic(`user:${userId}`, {
      onMessage: (_, payload) => {
        if (readRemoteEvent(payload)?.table === 'trip_collaborators') read();
      },
      onBack: read,
    });
  }, [client, tripId, userId]);
  return null;
}
