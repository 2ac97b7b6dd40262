import { kindOfTable } from '#domain/kinds.ts';
import type { Write } from '#web/data/row-writes.ts';
import type { KeptWrite } from '#web/offline/outbox.ts';
import type { TripDetails } from './queries.ts';
import { applyWrite, type ItemWrite, withAdded } from './trip.ts';

/**
 * A trip as the device has it, with a change that an earlier page was left with: it is shown as if it were stored. What such
 * a change brings back from the deleted is shown once it is sent [PLUS-3].
 */
export function withUnsent(trip: TripDetails | null, { tripId, write }: KeptWrite): TripDetails | null {
  if (!trip || trip.id !== tripId) return trip;
  switch (write.verb) {
    case 'insert':
      return withRow(trip, write);
    case 'update':
      return withColumns(trip, write.id, write.row);
    case 'delete':
      return withoutRow(trip, write.id);
    case 'change':
      return withChanges(trip, write.changes);
  }
}

function withRow(trip: TripDetails, { table, id, row }: Extract<Write, { verb: 'insert' }>): TripDetails {
  const kind = kindOfTable(table);
  if (kind) {
    // The columns of a row of its kind: this application wrote them.
    const write = { kind, columns: row } as ItemWrite;
    return { ...trip, items: withAdded(trip.items, applyWrite(write, { id, trip_id: trip.id, trip })) };
  }
  if (table !== 'trip_settlements') return trip;
  const settlement = { created_at: '', ...row } as TripDetails['trip_settlements'][number];
  return { ...trip, trip_settlements: [...withoutId(trip.trip_settlements, id), settlement] };
}

/** Ids are unique: what is not the trip's own is an item's. */
function withColumns(trip: TripDetails, id: string, columns: object): TripDetails {
  if (id === trip.id) return { ...trip, ...columns };
  return { ...trip, items: trip.items.map((item) => (item.id === id ? { ...item, ...columns } : item)) };
}

function withoutRow(trip: TripDetails, id: string): TripDetails {
  return {
    ...trip,
    items: withoutId(trip.items, id),
    trip_settlements: withoutId(trip.trip_settlements, id),
  };
}

/** As `change_trip` takes them. */
function withChanges(trip: TripDetails, changes: unknown): TripDetails {
  const own = read(read(changes, 'trip'), 'to');
  const changed = listOf(read(changes, 'items')).reduce<TripDetails>(
    (shown, item) => withColumns(shown, String(read(item, 'id')), asColumns(read(item, 'to'))),
    { ...trip, ...asColumns(own) },
  );
  return listOf(read(changes, 'removed')).reduce<TripDetails>(
    (shown, item) => withoutRow(shown, String(read(item, 'id'))),
    changed,
  );
}

const withoutId = <Row extends { id: string }>(rows: readonly Row[], id: string): Row[] =>
  rows.filter((row) => row.id !== id);

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const asColumns = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
