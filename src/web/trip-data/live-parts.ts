/** Events as changes of the cache: rows added, patched, removed [LIVE-1]. */

import type { QueryClient } from '@tanstack/react-query';
import { costKindOfTable } from '#domain/items.ts';
import { fieldOf } from '#domain/json.ts';
import { applyRows, type RowsChange, type TripView } from '#domain/trip-commands/apply.ts';
import type { Entity, EntityRows } from '#domain/trip-commands/command.ts';
import { COLLECTIONS, entityOfTable, keyOf } from '#domain/trip-commands/entities.ts';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { pick, type RemoteEvent, type RemoteRow } from '#web/live/remote-event.ts';
import { COLUMNS } from './columns.ts';
import type { TripPart } from './parts.ts';

/** Follows a part; `read` reads it again, by default all of it. */
export const followPart = <Data extends object>(
  client: QueryClient,
  part: TripPart<Data>,
  tripId: string,
  read?: () => Promise<unknown>,
): LiveQuery =>
  followQuery<Data>({
    client,
    queryKey: part.key(tripId),
    apply: (data, event) => withEvent(part, data, tripId, event),
    ...(read && { reload: read }),
  });

/** Reads parts again, only those of displayed queries. */
export function readAfter(
  client: QueryClient,
  queryKey: readonly string[],
  isCause: (event: RemoteEvent) => boolean,
): LiveQuery {
  const reload = () => void client.invalidateQueries({ queryKey }).catch(console.error);
  return {
    apply: (events) => {
      if (events.some(isCause)) reload();
    },
    reload,
    stop: () => {},
  };
}

/** Data with an event; null: incomplete, to be read. */
export function withEvent<Data extends object>(
  part: TripPart<Data>,
  data: Data,
  tripId: string,
  event: RemoteEvent,
): Data | null {
  // Members' names, pictures and addresses are in the trip.
  if (event.table === 'profiles') return part.entities.includes('member') ? null : data;
  const entity = entityOfTable(event.table);
  if (!entity || !part.entities.includes(entity)) return data;
  const change = changeOf(entity, event, tripId);
  if (!change) return null;
  let isWhole = true;
  const applied = <View extends TripView>(view: View): View => {
    const next = applyRows(view, change);
    // The server has the name of a former member.
    const hasLeft = entity === 'member' && change.removed !== undefined && next !== view;
    isWhole = !hasLeft && !bringsBack(next, change);
    return next;
  };
  const next = part.over(data, tripId, applied, part.key(tripId));
  return isWhole ? next : null;
}

/** Change of an event; null: rows are incomplete. */
function changeOf(entity: Entity | 'trip', event: RemoteEvent, tripId: string): RowsChange | null {
  const { table, operation, rows, complete } = event;
  if (!complete) return null;
  switch (operation) {
    case 'INSERT': {
      // The channel of a person has lists of all trips.
      const here = rows.filter(({ trip_id }) => trip_id === tripId);
      const added = here.map((row) => readRow(table, row)).filter((row) => isRow(table, row));
      const patched = new Map(added.map((row) => [keyOf(row), row]));
      return added.length === here.length ? { entity, added, patched } : null;
    }
    case 'UPDATE':
      // The event lacks the new owner's profile.
      if (entity === 'trip' && rows.some((row) => 'owner_id' in row)) return null;
      return { entity, patched: new Map(rows.map((row) => [keyIn(row), readRow(table, row)])) };
    case 'DELETE':
      return { entity, removed: new Set(rows.map(keyIn)) };
  }
}

/** Whether it restores a row that was deleted before this page read. */
function bringsBack(after: TripView, { entity, patched = new Map() }: RowsChange): boolean {
  const back = [...patched].filter(([, to]) => fieldOf(to, 'deleted_at') === null);
  if (back.length === 0 || entity === 'trip') return false;
  const rows: readonly EntityRows[Entity][] = after[COLLECTIONS[entity]] ?? [];
  return back.some(([key]) => !rows.some((row) => keyOf(row) === key));
}

const TABLE_COLUMNS: Readonly<Record<string, string>> = COLUMNS;
const columnsOf = (table: string): readonly string[] => TABLE_COLUMNS[table]?.split(', ') ?? [];

function readRow(table: string, row: RemoteRow): RemoteRow {
  const kind = costKindOfTable(table);
  const columns = pick(row, columnsOf(table));
  return kind ? { ...columns, kind } : columns;
}

const isRow = (table: string, row: object): row is EntityRows[Entity] =>
  columnsOf(table).every((name) => name in row);

const keyIn = (row: RemoteRow): string => String(row.id ?? row.user_id);
