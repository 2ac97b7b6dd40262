import { useEffect } from 'react';
import type { SharedPlan } from '#db/plan.types.ts';
import type { PageData } from '#web/data/public-page.ts';
import { registerServiceWorker } from '#web/offline/register-worker.ts';
import { deleteSeenTrip, readSeenTrip, saveSeenTrip } from '#web/offline/seen-trips.ts';

/** Adds the time (ms since 1970) of a plan stored here, used when the server was unreachable. */
export interface LinkedPlan extends SharedPlan {
  seenAt?: number;
}

/** On failure, returns the plan stored here. @throws when there is none */
export async function readOrSeen(
  token: string,
  read: () => Promise<SharedPlan | null>,
): Promise<LinkedPlan | null> {
  try {
    return await read();
  } catch (error) {
    // A server that renders the page stores no plans.
    const seen = 'document' in globalThis ? await readSeenTrip(token).catch(() => undefined) : undefined;
    if (!seen) throw error;
    return { ...seen.plan, seenAt: seen.at };
  }
}

/** Stores the plan for offline use; a dead link's plan is deleted. */
export function useSeenTrip(token: string, page: PageData<LinkedPlan>): void {
  useEffect(() => {
    // Synchronises the device with the page.
    if (page.state === 'missing') deleteSeenTrip(token).catch(console.warn);
    if (page.state !== 'found' || page.data.seenAt !== undefined) return;
    saveSeenTrip(token, page.data).catch(console.warn);
    registerServiceWorker();
  }, [token, page]);
}
