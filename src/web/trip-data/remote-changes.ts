import { asExpense } from '#domain/items.ts';
import { ITEM_TABLES, type ItemKind, kindOfTable } from '#domain/kinds.ts';
import { pick, type RemoteEvent, type RemoteRow, withoutRows, withUpdates } from '#web/live/remote-event.ts';
import { TRIP_COLUMNS, type TripDetails } from './queries.ts';
import type { PlannerItem, TripExpense } from './trip.ts';

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
    case 'profiles':
      return null;
    case 'trip_expenses':
      return withExpenseChange(trip, change);
    default:
      return trip;
  }
}

function withItemChange(trip: TripDetails, kind: ItemKind, change: RemoteEvent): TripDetails | null {
  const columns = TRIP_COLUMNS[ITEM_TABLES[kind]];
  const isItem = (row: object): row is PlannerItem => hasColumns(row, columns);
  const items = rowsAfter(trip.items, change, columns, (row) => only(isItem, { ...row, kind }));
  return items && { ...trip, items };
}

function withExpenseChange(trip: TripDetails, change: RemoteEvent): TripDetails | null {
  const columns = TRIP_COLUMNS.trip_expenses;
  const isExpense = (row: object): row is TripExpense => hasColumns(row, columns);
  const trip_expenses = rowsAfter(trip.trip_expenses, change, columns, (row) =>
    only(isExpense, asExpense(row)),
  );
  return trip_expenses && { ...trip, trip_expenses };
}

/** Rows of a table with an event applied; null when they have to be read. `read` answers null for a row without its columns. */
function rowsAfter<Row extends object>(
  stored: readonly Row[],
  change: RemoteEvent,
  columns: readonly string[],
  read: (row: RemoteRow) => Row | null,
): Row[] | null {
  if (!change.complete) return null;
  const { rows } = change;
  switch (change.operation) {
    case 'INSERT': {
      const added = rows.flatMap((row) => read(pick(row, columns)) ?? []);
      // A column that this page does not know, or one that is missing: the trip is read.
      return added.length === rows.length ? [...withoutRows(stored, rows), ...added] : null;
    }
    case 'UPDATE':
      return withUpdates(stored, rows, columns);
    case 'DELETE':
      return withoutRows(stored, rows);
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
  const isMember = (row: RemoteRow) => people.some((person) => person.user_id === row.user_id);
  // Who has left is a former member, by the name that the server has.
  if (change.operation === 'DELETE') return change.rows.some(isMember) ? null : trip;
  const isKnown = change.rows.every(isMember);
  if (!isKnown || !change.complete) return null;
  return {
    ...trip,
    trip_collaborators: withUpdates(people, change.rows, TRIP_COLUMNS.trip_collaborators, userOf),
  };
}

const hasColumns = (row: object, columns: readonly string[]): boolean => columns.every((name) => name in row);

const only = <Row extends object>(isRow: (row: object) => row is Row, row: object): Row | null =>
  isRow(row) ? row : null;
