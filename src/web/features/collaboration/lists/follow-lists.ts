import type { QueryClient } from '@tanstack/react-query';
import type { ListEntryRow, ListRow } from '#domain/trip-commands/command.ts';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { pick, type RemoteEvent, type RemoteRow, withUpdates } from '#web/live/remote-event.ts';
import { ENTRY_COLUMNS, LIST_COLUMNS, type Lists, listsQuery } from './queries.ts';

/** Applies realtime events to the lists of an open trip: those of everyone, and the user's own [LIVE-1]. */
export function followLists(client: QueryClient, tripId: string): LiveQuery {
  return followQuery<Lists>({
    client,
    queryKey: listsQuery(tripId).queryKey,
    apply: (stored, change) => withRemoteLists(stored, change, tripId),
  });
}

const isList = (row: object): row is ListRow => LIST_COLUMNS.every((name) => name in row);
const isEntry = (row: object): row is ListEntryRow => ENTRY_COLUMNS.every((name) => name in row);

/** The lists with an event applied; null when they must be refetched. Events of one's own lists are of all trips. */
export function withRemoteLists(stored: Lists, change: RemoteEvent, tripId: string): Lists | null {
  switch (change.table) {
    case 'trip_lists': {
      const lists = rowsAfter(stored.lists, change, LIST_COLUMNS, isList, tripId);
      return lists && { ...stored, lists };
    }
    case 'trip_list_entries': {
      const listEntries = rowsAfter(stored.listEntries, change, ENTRY_COLUMNS, isEntry, tripId);
      return listEntries && { ...stored, listEntries };
    }
    default:
      return stored;
  }
}

function rowsAfter<Row extends { id: string }>(
  stored: readonly Row[],
  { rows, complete, operation }: RemoteEvent,
  columns: readonly string[],
  isRow: (row: object) => row is Row,
  tripId: string,
): readonly Row[] | null {
  if (!complete) return null;
  const isKnown = ({ id }: RemoteRow) => stored.some((row) => row.id === id);
  // Of another trip, or brought back after this page had read.
  if (operation !== 'INSERT') return rows.every(isKnown) ? withUpdates(stored, rows, columns) : null;
  const here = rows.filter((row) => row.trip_id === tripId && !isKnown(row));
  const added = here.map((row) => pick(row, columns)).filter(isRow);
  return added.length === here.length ? [...stored, ...added] : null;
}
