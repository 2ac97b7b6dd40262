import type { TripCommand } from '#domain/trip-commands/command.ts';
import { queryClient } from '#web/data/query-client.ts';
import { acknowledgeInDiscussion } from '#web/features/collaboration/discussion/visible-messages.ts';
import { tasksQuery } from '#web/features/collaboration/tasks/queries.ts';
import { acknowledgeInTasks } from '#web/features/collaboration/tasks/visible-tasks.ts';
import { pollsQuery } from '#web/features/collaboration/votes/queries.ts';
import { acknowledgeInPolls } from '#web/features/collaboration/votes/visible-polls.ts';
import { tripKeys } from '#web/features/trips/queries.ts';
import { acknowledgeInTrips } from '#web/features/trips/visible-trips.ts';
import { reportOutbox } from '#web/offline/outbox-report.ts';
import { startOutbox } from '#web/offline/outbox-sender.ts';
import type { Acknowledgement } from '#web/offline/send-command.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { acknowledgeInTrip } from '#web/trip-data/visible-trip.ts';

/** What settled commands were about, by trip: it is read again once none of them is pending. */
const touched = new Map<string, Set<'trip' | 'tasks' | 'polls' | 'list'>>();

function noteTouched({ tripId, ...command }: TripCommand): void {
  const parts = touched.get(tripId) ?? new Set();
  touched.set(tripId, parts);
  if (command.type === 'batch') parts.add('trip');
  else if (command.entity === 'task') parts.add('tasks');
  else if (command.entity === 'poll' || command.entity === 'vote') parts.add('polls');
  else if (command.entity !== 'message') parts.add('trip');
  if (command.type === 'batch' ? command.changes.trip : command.entity === 'trip') parts.add('list');
}

async function settle(command: TripCommand, acknowledgement: Acknowledgement | null): Promise<void> {
  noteTouched(command);
  if (!acknowledgement) return;
  acknowledgeInTrips(queryClient, command);
  await acknowledgeInTrip(queryClient, command, acknowledgement);
  await acknowledgeInTasks(queryClient, command, acknowledgement);
  await acknowledgeInPolls(queryClient, command, acknowledgement);
  await acknowledgeInDiscussion(queryClient, command, acknowledgement);
}

async function readAgain(tripId: string): Promise<void> {
  const parts = touched.get(tripId) ?? new Set();
  touched.delete(tripId);
  await Promise.all([
    parts.has('trip') && queryClient.invalidateQueries({ queryKey: tripQuery(tripId).queryKey }),
    parts.has('tasks') && queryClient.invalidateQueries({ queryKey: tasksQuery(tripId).queryKey }),
    parts.has('polls') && queryClient.invalidateQueries({ queryKey: pollsQuery(tripId).queryKey }),
    parts.has('list') && queryClient.invalidateQueries({ queryKey: tripKeys.all }),
  ]);
}

/** Starts to send the outbox of the signed-in user. Returns how to stop. */
export const startSending = (): (() => void) =>
  startOutbox({
    onSettled: settle,
    onDrained: (tripId) => void readAgain(tripId).catch(console.error),
    onReport: (sent) => void reportOutbox(sent).catch(console.error),
  });
