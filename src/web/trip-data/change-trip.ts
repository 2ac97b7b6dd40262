import type { Json } from '#db/database.types.ts';
import { ITEM_TABLES } from '#domain/kinds.ts';
import type { ItemRef, TripChange } from '#domain/trip-change.ts';
import { sendWrite, type Write } from '#web/data/row-writes.ts';

interface ChangeOptions {
  /** Items that the caller has seen: with more or fewer in the trip, the change is refused. */
  count?: number;
  /** Leaves alone what somebody else has changed meanwhile, instead of refusing it all: for an undo. */
  isLenient?: boolean;
}

/** A change of a trip and its items, as it is sent: whole or not at all; sent twice, it happens once. */
export function changing(
  tripId: string,
  change: TripChange,
  { count, isLenient = false }: ChangeOptions = {},
): Write {
  const changes = asJson({
    trip: change.trip,
    items: change.items.map(({ from, to, ...ref }) => ({ ...inTable(ref), from, to })),
    removed: change.removed.map(inTable),
    restored: change.restored.map(({ id }) => id),
    lenient: isLenient,
    count,
  });
  return { verb: 'change', tripId, changes };
}

/**
 * Changes a trip and its items at once.
 *
 * @returns how many items were left alone because somebody else has changed them
 * @throws AppError `trip_changed` when the trip is no longer as it was seen
 */
export async function changeTrip(...change: Parameters<typeof changing>): Promise<number> {
  return skippedIn(await sendWrite(changing(...change)));
}

const inTable = ({ kind, id }: ItemRef) => ({ table: ITEM_TABLES[kind], id });

/** JSON as it is sent. */
const asJson = (value: object): Json => JSON.parse(JSON.stringify(value));

function skippedIn(answer: unknown): number {
  const skipped: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'skipped') : null;
  return Array.isArray(skipped) ? skipped.length : 0;
}
