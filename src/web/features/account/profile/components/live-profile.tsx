import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOwnChange } from '#web/data/ids.ts';
import { readRemoteEvent, readRevocation } from '#web/live/remote-event.ts';
import { subscribeTopic } from '#web/live/subscribe.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { keysQuery } from '../../security/queries.ts';

/** Reads the profile again once it, as the role, has changed elsewhere, or rights have ended [LIVE-1]. */
export function LiveProfile({ userId }: { userId: string }): null {
  const client = useQueryClient();
  const session = useSessionStore();
  useEffect(() => {
    const read = () => {
      session.refresh().catch(console.error);
      // A change of address that was confirmed elsewhere waits no more.
      client.invalidateQueries({ queryKey: keysQuery(userId).queryKey }).catch(console.error);
    };
    return subscribeTopic(`user:${userId}`, {
      onMessage: (_, payload) => {
        const change = readRemoteEvent(payload);
        const isOfOthers = change?.table === 'profiles' && !isOwnChange(change.change);
        if (isOfOthers || readRevocation(payload)) read();
      },
      onBack: read,
    });
  }, [client, userId, session]);
  return null;
}
