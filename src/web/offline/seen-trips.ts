/** Trips opened by a share link, for offline [PLUS-3] [PLUS-4]. */
import { clear, createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { SharedPlan } from '#db/plan.types.ts';

const store = createStore('escale-shared-trips', 'plans');
const MANY = 10;

export interface SeenTrip {
  plan: SharedPlan;
  /** Milliseconds since 1970. */
  at: number;
}

/** Stores a plan. @throws when there is no room */
export async function saveSeenTrip(token: string, plan: SharedPlan): Promise<void> {
  await set(token, { plan, at: Date.now() } satisfies SeenTrip, store);
  const all = await entries<string, SeenTrip>(store);
  const oldest = all.toSorted(([, one], [, other]) => other.at - one.at).slice(MANY);
  await delMany(
    oldest.map(([key]) => key),
    store,
  );
}

export const readSeenTrip = (token: string): Promise<SeenTrip | undefined> => get<SeenTrip>(token, store);

export const deleteSeenTrip = (token: string): Promise<void> => del(token, store);

export const clearSeenTrips = (): Promise<void> => clear(store);
