import type { QueryClient } from '@tanstack/react-query';
import type { NewTripCommand } from '#domain/trip-commands/command.ts';
import { documentsPart, listsPart, type TripPart, tasksPart, tracksPart } from '#web/trip-data/parts.ts';
import { visibleTrip } from '#web/trip-data/visible-trip.ts';
import type { Overwrite } from './overwrites.ts';

/** Null: the row is not loaded, or deleted. */
export function patchOf(
  client: QueryClient,
  tripId: string,
  { table, id }: Pick<Overwrite, 'table' | 'id'>,
  to: object,
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
      const row = visibleTrip(client, tripId);
      return row ? { type: 'patch', entity: 'trip', label: row.title, row, to } : null;
    }
    case 'trip_expenses': {
      const row = visibleTrip(client, tripId)?.trip_expenses.find(isIt);
      return row ? { type: 'patch', entity: 'expense', label: row.title, row, to } : null;
    }
    default: {
      const row = visibleTrip(client, tripId)?.items.find(isIt);
      return row ? { type: 'patch', entity: 'item', label: row.title, row, to } : null;
    }
  }
}
