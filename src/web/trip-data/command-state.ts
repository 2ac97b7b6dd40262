import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { acknowledged } from '#domain/trip-commands/apply.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import type { Acknowledgement } from '#web/offline/send-command.ts';

/** What is read apart from the trip and changed by commands: tasks, lists, documents … */
export interface CommandState {
  /** Whose commands change it. */
  entities: readonly string[];
  queryKeyOf: (tripId: string) => QueryKey;
  /** Makes an acknowledged command part of its server state; a reading under way may be older, and is given up. */
  acknowledge: (client: QueryClient, command: TripCommand, acknowledgement: Acknowledgement) => Promise<void>;
}

interface Described<State> {
  entities: readonly string[];
  queryKeyOf: (tripId: string) => QueryKey;
  /** The state after a command that the database has carried out. */
  apply: (stored: State, command: TripCommand) => State;
}

/** Describes a query's state, `State`, for the outbox. */
export const commandState = <State>({ entities, queryKeyOf, apply }: Described<State>): CommandState => ({
  entities,
  queryKeyOf,
  acknowledge: async (client, command, acknowledgement) => {
    const queryKey = queryKeyOf(command.tripId);
    if (command.type === 'batch' || !entities.includes(command.entity)) return;
    if (!client.getQueryData(queryKey)) return;
    await client.cancelQueries({ queryKey });
    client.setQueryData<State>(
      queryKey,
      (stored) => stored && apply(stored, acknowledged(command, acknowledgement)),
    );
  },
});
