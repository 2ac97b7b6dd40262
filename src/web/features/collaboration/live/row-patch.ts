import type { QueryClient } from '@tanstack/react-query';
import { type NewTripCommand, type TripCommand, writtenColumns } from '#domain/trip-commands/command.ts';
import { pendingCommands } from '#web/offline/outbox.ts';
import { documentsPart, listsPart, type TripPart, tasksPart, tracksPart } from '#web/trip-data/parts.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { visibleTrip } from '#web/trip-data/visible-trip.ts';
import type { Overwrite } from './overwrites.ts';

type RowRef = Pick<Overwrite, 'table' | 'id'>;

/** The row as it is stored, without pending commands; null: not loaded, or deleted. */
export function storedRow(client: QueryClient, tripId: string, ref: RowRef): object | null {
  const patch = patchOf(client, tripId, ref, {}, client.getQueryData(tripQuery(tripId).queryKey));
  return patch && 'row' in patch ? patch.row : null;
}

/** Columns of a row that pending commands write. */
export function pendingColumns(tripId: string, id: string): ReadonlySet<string> {
  const written = pendingCommands(tripId).flatMap((command) => writtenTo(command, id));
  return new Set(written.flatMap(Object.keys));
}

function writtenTo(command: TripCommand, id: string): object[] {
  if (command.type === 'patch') {
    const rowId = command.entity === 'member' ? command.row.user_id : command.row.id;
    return rowId === id ? [writtenColumns(command)] : [];
  }
  if (command.type !== 'batch') return [];
  const { trip, items } = command.changes;
  const ofTrip = trip && command.tripId === id ? [trip.to] : [];
  return [...ofTrip, ...items.filter((item) => item.id === id).map(({ to }) => to)];
}

/** Null: the row is not loaded, or deleted. */
export function patchOf(
  client: QueryClient,
  tripId: string,
  { table, id }: RowRef,
  to: object,
  trip = visibleTrip(client, tripId),
): NewTripCommand | null {
  const stored = <Data extends object>(part: TripPart<Data>) => client.getQueryData<Data>(part.key(tripId));
  const isIt = (row: { id: string }) => row.id === id;
  switch (table) {
    case 'trip_tasks': {
      const row = stored(tasksPart)?.find(isIt);
      return row ? { type: 'patch', entity: 'task', label: row.title, row, to } : null;
    }
    case 'trip_lists': {
      const row = stored(listsPart)?.lists.find(isIt);
      return row ? { type: 'patch', entity: 'list', label: row.title, row, to } : null;
    }
    case 'trip_list_entries': {
      const row = stored(listsPart)?.listEntries.find(isIt);
      return row ? { type: 'patch', entity: 'listEntry', label: row.text, row, to } : null;
    }
    case 'trip_documents': {
      const row = stored(documentsPart)?.find(isIt);
      return row ? { type: 'patch', entity: 'document', label: row.name, row, to } : null;
    }
    case 'trip_tracks': {
      const row = stored(tracksPart)?.find(isIt);
      return row ? { type: 'patch', entity: 'track', label: row.title, row, to } : null;
    }
    case 'trips': {
      return trip ? { type: 'patch', entity: 'trip', label: trip.title, row: trip, to } : null;
    }
    case 'trip_expenses': {
      const row = trip?.trip_expenses.find(isIt);
      return row ? { type: 'patch', entity: 'expense', label: row.title, row, to } : null;
    }
    default: {
      const row = trip?.items.find(isIt);
      return row ? { type: 'patch', entity: 'item', label: row.title, row, to } : null;
    }
  }
}
