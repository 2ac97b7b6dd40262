import { ITEM_TABLES, type ItemKind, kindOfTable } from '#domain/kinds.ts';
import { pick, type RemoteEvent, type RemoteRow, withoutRows, withUpdates } from '#web/live/remote-event.ts';
import { TRIP_COLUMNS, type TripDetails } from './queries.ts';
import type { PlannerItem } from './trip.ts';

/** The trip with an event applied; null when it has to be read: a member has more than the row. */
export function withLiveChange(trip: TripDetails, change: RemoteEvent): TripDetails | null {
  const kind = kindOfTable(change.table);
  if (kind) return withItemChange(trip, kind, change);
  switch (change.table) {
    case 'trips':
      return withTripChange(trip, change);
    case 'trip_collaborators':
      return withPeopleChange(trip, change);
    case 'trip_settlements':
      return change.operation === 'DELETE' && change.complete
        ? { ...trip, trip_settlements: withoutRows(trip.trip_settlements, change.rows) }
        : null;
    default:
      return trip;
  }
}

function withItemChange(trip: TripDetails, kind: ItemKind, change: RemoteEvent): TripDetails | null {
  if (!change.complete) return null;
  const { rows } = change;
  switch (change.operation) {
    case 'INSERT': {
      const items = rows.flatMap((row) => itemOf(kind, row) ?? []);
      // A column that this page does not know, or one that is missing: the trip is read.
      return items.length === rows.length
        ? { ...trip, items: [...withoutRows(trip.items, rows), ...items] }
        : null;
    }
    case 'UPDATE':
      return { ...trip, items: withUpdates(trip.items, rows, TRIP_COLUMNS[ITEM_TABLES[kind]]) };
    case 'DELETE':
      return { ...trip, items: withoutRows(trip.items, rows) };
  }
}

function withTripChange(trip: TripDetails, change: RemoteEvent): TripDetails | null {
  if (change.operation === 'DELETE') return trip; // The closed-trip notice is shown.
  // A new owner has a profile, which the event has not.
  if (!change.complete || change.rows.some((row) => 'owner_id' in row)) return null;
  const [next = trip] = withUpdates([trip], change.rows, TRIP_COLUMNS.trips);
  return next;
}

function withPeopleChange(trip: TripDetails, change: RemoteEvent): TripDetails | null {
  const { trip_collaborators: people } = trip;
  const userOf = (row: object): unknown => Reflect.get(row, 'user_id');
  if (change.operation === 'DELETE')
    return { ...trip, trip_collaborators: withoutRows(people, change.rows, userOf) };
  const isKnown = change.rows.every((row) => people.some((person) => person.user_id === row.user_id));
  if (!isKnown || !change.complete) return null;
  return {
    ...trip,
    trip_collaborators: withUpdates(people, change.rows, TRIP_COLUMNS.trip_collaborators, userOf),
  };
}

/** The row of a complete event, as the planner has it; null when a column is missing. */
function itemOf(kind: ItemKind, row: RemoteRow): PlannerItem | null {
  const columns = TRIP_COLUMNS[ITEM_TABLES[kind]];
  const item = { ...pick(row, columns), kind };
  return hasColumns(item, columns) ? item : null;
}

const hasColumns = (item: object, columns: readonly string[]): item is PlannerItem =>
  columns.every((name) => name in item);
