/** Trips that were opened by a share link, on this device: they open without a network, too [PLUS-3, PLUS-4]. */
import { clear, createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { SharedPlan } from '#db/plan.types.ts';

const store = createStore('escale-shared-trips', 'plans');
/** From this many on, the oldest go. */
const MANY = 10;

export interface SeenTrip {
  plan: SharedPlan;
  /** When the server answered it, milliseconds since 1970. */
  at: number;
}

/** Stores the plan behind a link, in place of what it was before. @throws when the device has no room */
export async function saveSeenTrip(token: string, plan: SharedPlan): Promise<void> {
  await set(token, { plan, at: Date.now() } satisfies SeenTrip, store);
  const all = await entries<string, SeenTrip>(store);
  const oldest = all.toSorted(([, one], [, other]) => other.at - one.at).slice(MANY);
  await delMany(
    oldest.map(([key]) => key),
    store,
  );
}

/** The plan as this device saw it last; undefined: never. */
export const readSeenTrip = (token: string): Promise<SeenTrip | undefined> => get<SeenTrip>(token, store);

/** Deletes the plan of a link that leads nowhere any more. */
export const deleteSeenTrip = (token: string): Promise<void> => del(token, store);

/** Deletes the plans of all links. */
export const clearSeenTrips = (): Promise<void> => clear(store);
