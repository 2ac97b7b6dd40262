import type { TripCommand } from '#domain/trip-commands/command.ts';
import { queryClient } from '#web/data/query-client.ts';
import { acknowledgeInDiscussion } from '#web/features/collaboration/discussion/visible-messages.ts';
import { documentsState } from '#web/features/collaboration/documents/visible-documents.ts';
import { listsState } from '#web/features/collaboration/lists/visible-lists.ts';
import { tasksState } from '#web/features/collaboration/tasks/visible-tasks.ts';
import { pollsState } from '#web/features/collaboration/votes/visible-polls.ts';
import { tracksState } from '#web/features/maps/tracks/visible-tracks.ts';
import { tripKeys } from '#web/features/trips/queries.ts';
import { acknowledgeInTrips } from '#web/features/trips/visible-trips.ts';
import { reportOutbox, watchUnstored } from '#web/offline/outbox-report.ts';
import { startOutbox } from '#web/offline/outbox-sender.ts';
import type { Acknowledgement } from '#web/offline/send-command.ts';
import type { CommandState } from '#web/trip-data/command-state.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { acknowledgeInTrip } from '#web/trip-data/visible-trip.ts';

/** What is read apart from the trip. */
const STATES = [tasksState, pollsState, listsState, documentsState, tracksState];

/** What settled commands were about, by trip: it is read again once none of them is pending. */
const touched = new Map<string, Set<'trip' | 'trips' | CommandState>>();

function noteTouched({ tripId, ...command }: TripCommand): void {
  const parts = touched.get(tripId) ?? new Set();
  touched.set(tripId, parts);
  const state = command.type !== 'batch' && STATES.find(({ entities }) => entities.includes(command.entity));
  if (state) parts.add(state);
  else if (command.type === 'batch' || command.entity !== 'message') parts.add('trip');
  if (command.type === 'batch' ? command.changes.trip : command.entity === 'trip') parts.add('trips');
}

async function settle(command: TripCommand, acknowledgement: Acknowledgement | null): Promise<void> {
  noteTouched(command);
  if (!acknowledgement) return;
  acknowledgeInTrips(queryClient, command);
  await acknowledgeInTrip(queryClient, command, acknowledgement);
  for (const { acknowledge } of STATES) await acknowledge(queryClient, command, acknowledgement);
  await acknowledgeInDiscussion(queryClient, command, acknowledgement);
}

async function readAgain(tripId: string): Promise<void> {
  const parts = touched.get(tripId) ?? new Set();
  touched.delete(tripId);
  const queryKeyOf = (part: 'trip' | 'trips' | CommandState) => {
    if (part === 'trips') return tripKeys.all;
    return part === 'trip' ? tripQuery(tripId).queryKey : part.queryKeyOf(tripId);
  };
  await Promise.all(
    Array.from(parts, (part) => queryClient.invalidateQueries({ queryKey: queryKeyOf(part) })),
  );
}

/** Starts to send the outbox of the signed-in user. Returns how to stop. */
export function startSending(): () => void {
  const stopWatching = watchUnstored();
  const stopSending = startOutbox({
    onSettled: settle,
    onDrained: (tripId) => void readAgain(tripId).catch(console.error),
    onReport: (sent) => void reportOutbox(sent).catch(console.error),
  });
  return () => {
    stopWatching();
    stopSending();
  };
}
