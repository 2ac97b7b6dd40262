import { useEffect } from 'react';
import type { SharedPlan } from '#db/plan.types.ts';
import type { PageData } from '#web/data/public-page.ts';
import { registerServiceWorker } from '#web/offline/register-worker.ts';
import { deleteSeenTrip, readSeenTrip, saveSeenTrip } from '#web/offline/seen-trips.ts';

/** A plan by its share link; with when this device saw it, where the server could not be asked, in ms since 1970. */
export interface LinkedPlan extends SharedPlan {
  seenAt?: number;
}

/** What `read` answers; where it fails, what this device has seen of the link. @throws when it has seen nothing */
export async function readOrSeen(
  token: string,
  read: () => Promise<SharedPlan | null>,
): Promise<LinkedPlan | null> {
  try {
    return await read();
  } catch (error) {
    // The server has seen nothing.
    const seen = 'document' in globalThis ? await readSeenTrip(token).catch(() => undefined) : undefined;
    if (!seen) throw error;
    return { ...seen.plan, seenAt: seen.at };
  }
}

/** Stores on this device what the link on screen leads to, and that it leads nowhere any more; opens without a network from then on. */
export function useSeenTrip(token: string, page: PageData<LinkedPlan>): void {
  useEffect(() => {
    // Synchronises the device with the page.
    if (page.state === 'missing') deleteSeenTrip(token).catch(console.warn);
    if (page.state !== 'found' || page.data.seenAt !== undefined) return;
    saveSeenTrip(token, page.data).catch(console.warn);
    registerServiceWorker();
  }, [token, page]);
}
