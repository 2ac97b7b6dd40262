/** What the screen shows: the server state of a trip, which is what the cache holds, with the pending commands applied. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  acknowledged,
  applyCommand,
  applyCommands,
  isAbout,
  type TripView,
} from '#domain/trip-commands/apply.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { pendingCommands, usePendingCommands } from '#web/offline/outbox.ts';
import type { Acknowledgement } from '#web/offline/send-command.ts';
import { type TripDetails, tripQuery } from './queries.ts';

const memo = new WeakMap<object, { commands: readonly TripCommand[]; view: object }>();

/** The view with the commands applied; the same object for the same two. */
export function withCommands<View extends TripView>(view: View, commands: readonly TripCommand[]): View {
  if (commands.length === 0) return view;
  const known = memo.get(view);
  // Made of this very view, below.
  if (known?.commands === commands) return known.view as View;
  const next = applyCommands(view, commands);
  memo.set(view, { commands, view: next });
  return next;
}

/** A trip with everything in it and the pending commands; null when there is none that the user may see. */
export function useTrip(id: string, options: { enabled?: boolean } = {}) {
  const commands = usePendingCommands(id);
  const select = useCallback((trip: TripDetails | null) => trip && withCommands(trip, commands), [commands]);
  return useQuery({ ...tripQuery(id), ...options, select });
}

/** The trip as it is on screen now; undefined: it is not loaded. */
export function visibleTrip(client: QueryClient, id: string): TripDetails | null | undefined {
  const trip = client.getQueryData(tripQuery(id).queryKey);
  return trip && withCommands(trip, pendingCommands(id));
}

/** Makes an acknowledged command part of the trip's server state; a reading under way may be older, and is given up. */
export async function acknowledgeInTrip(
  client: QueryClient,
  command: TripCommand,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const { queryKey } = tripQuery(command.tripId);
  const stored = client.getQueryData(queryKey);
  if (!stored || !isAbout(stored, command)) return;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (trip) => trip && applyCommand(trip, acknowledged(command, acknowledgement)));
}
