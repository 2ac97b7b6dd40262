/** The server state in the cache with pending commands applied. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { applyCommands } from '#domain/trip-commands/apply.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { pendingCommands, usePendingCommands } from '#web/offline/outbox.ts';
import { type TripPart, tripPart } from './parts.ts';
import { type TripDetails, tripQuery } from './queries.ts';

const memo = new WeakMap<object, { commands: readonly TripCommand[]; data: object }>();

function withCommands<Data extends object>(
  part: TripPart<Data>,
  data: Data,
  tripId: string,
  commands: readonly TripCommand[],
): Data {
  if (commands.length === 0) return data;
  const known = memo.get(data);
  // The result for these data and commands is known.
  if (known?.commands === commands) return known.data as Data;
  const next = part.over(data, tripId, (view) => applyCommands(view, commands), part.key(tripId));
  memo.set(data, { commands, data: next });
  return next;
}

/** Selects `pick` of a part with pending commands. */
export function useVisible<Data extends object, Picked>(
  part: TripPart<Data>,
  tripId: string,
  pick: (data: Data) => Picked,
): (data: Data) => Picked {
  const commands = usePendingCommands(tripId);
  return useCallback(
    (data) => pick(withCommands(part, data, tripId, commands)),
    [part, tripId, commands, pick],
  );
}

/** Trip with pending commands; null: none that the user may see. */
export function useTrip(id: string, options: { enabled?: boolean } = {}) {
  const commands = usePendingCommands(id);
  const select = useCallback(
    (trip: TripDetails | null) => trip && withCommands(tripPart, trip, id, commands),
    [id, commands],
  );
  return useQuery({ ...tripQuery(id), ...options, select });
}

export function visibleTrip(client: QueryClient, id: string): TripDetails | null | undefined {
  const trip = client.getQueryData(tripQuery(id).queryKey);
  return trip && withCommands(tripPart, trip, id, pendingCommands(id));
}
