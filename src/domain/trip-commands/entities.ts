import { kindOfTable } from '../items.ts';
import type { Entity, EntityRows, TripCommand } from './command.ts';

export const COLLECTIONS = {
  item: 'items',
  task: 'tasks',
  message: 'messages',
  settlement: 'trip_settlements',
  expense: 'trip_expenses',
  poll: 'polls',
  vote: 'votes',
  list: 'lists',
  listEntry: 'listEntries',
  document: 'documents',
  track: 'tracks',
  member: 'trip_collaborators',
} as const satisfies Record<Entity, string>;

export const TABLES = {
  task: 'trip_tasks',
  message: 'trip_chat_messages',
  settlement: 'trip_settlements',
  expense: 'trip_expenses',
  poll: 'trip_polls',
  vote: 'trip_votes',
  list: 'trip_lists',
  listEntry: 'trip_list_entries',
  document: 'trip_documents',
  track: 'trip_tracks',
  member: 'trip_collaborators',
  trip: 'trips',
} as const satisfies Record<Exclude<Entity, 'item'> | 'trip', string>;

type OfOneTable = keyof typeof TABLES;

const isOfOneTable = (name: string): name is OfOneTable => Object.hasOwn(TABLES, name);

export const entityOfTable = (table: string): Entity | 'trip' | undefined =>
  kindOfTable(table)
    ? 'item'
    : Object.keys(TABLES)
        .filter(isOfOneTable)
        .find((name) => TABLES[name] === table);

export function entitiesOf(command: TripCommand): readonly (Entity | 'trip')[] {
  if (command.type === 'batch')
    return [...(command.changes.trip ? ['trip' as const] : []), 'item', 'expense'];
  return command.type === 'add' && command.entity === 'list' ? ['list', 'listEntry'] : [command.entity];
}

export const keyOf = (row: EntityRows[Entity]): string => ('id' in row ? row.id : row.user_id);
