import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSession } from '#web/session/session.tsx';
import { loadSignedIn } from './page.tsx';

/** Milliseconds until the first page is at rest and the device stores the build. */
const SETTLED_MS = 2000;

/** Runs on all pages of signed-in users: outbox and refusals, offline support, lost trips [PLUS-3]. */
export function SignedInServices(): ReactNode {
  const [Refused, setRefused] = useState<ComponentType | null>(null);
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    let stops: (() => void)[] = [];
    let isGone = false;
    const start = async () => {
      const { startSending, watchLostTrips, RefusedChanges, clearOtherDrafts } = await loadSignedIn();
      if (isGone) return;
      clearOtherDrafts().catch(console.error);
      stops = [startSending(), watchLostTrips()];
      setRefused(() => RefusedChanges);
    };
    start().catch(console.error);
    const begin = async () => (await loadSignedIn()).startOfflineSupport();
    const timer = setTimeout(() => void begin().catch(console.warn), SETTLED_MS);
    return () => {
      isGone = true;
      for (const stop of stops) stop();
      clearTimeout(timer);
    };
  }, [userId]);
  return user && Refused ? <Refused /> : null;
}
