import { useEffect } from 'react';
import { useSession } from '#web/session/session.tsx';

/** The first page is drawn, and at rest, before the device stores what it takes to open it offline; in ms. */
const SETTLED_MS = 2000;

/** What runs while somebody is signed in, whichever page they see: the outbox, and offline support [PLUS-3]. */
export function SignedInServices(): null {
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    const start = async () => {
      const { startSending } = await import('./start-outbox.ts');
      if (!isGone) stop = startSending();
    };
    start().catch(console.error);
    const begin = async () => (await import('#web/offline/offline-support.ts')).startOfflineSupport();
    const timer = setTimeout(() => void begin().catch(console.warn), SETTLED_MS);
    return () => {
      isGone = true;
      stop?.();
      clearTimeout(timer);
    };
  }, [userId]);
  return null;
}
