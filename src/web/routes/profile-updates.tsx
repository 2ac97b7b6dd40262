import { useSession } from '#web/session/session.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useWhenIdle } from '#web/ui/timing.ts';

const LiveProfile = lazyPart(async () => (await import('./live-updates.ts')).liveUpdates.LiveProfile);

/** Follows the profile where the page follows no trip. */
export function ProfileUpdates() {
  const { user } = useSession();
  const isListening = useWhenIdle(user !== null);
  return isListening && user && <LiveProfile userId={user.id} />;
}
