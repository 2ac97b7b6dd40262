/** Puts a command's outcome into the trip's server state in the cache, when it leaves the outbox. */
import type { QueryClient } from '@tanstack/react-query';
import { acknowledged, applyCommand } from '#domain/trip-commands/apply.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { entitiesOf } from '#domain/trip-commands/entities.ts';
import type { Acknowledgement } from '#web/offline/send-command.ts';
import { commentsPart, discussionPart } from './message-pages.ts';
import { factsPart, summariesPart, type TripPart, WHOLE_PARTS } from './parts.ts';

const PARTS: readonly TripPart<object>[] = [
  ...WHOLE_PARTS,
  summariesPart,
  factsPart,
  discussionPart,
  commentsPart,
];

/** Parts by trip to read once no command is pending. */
const touched = new Map<string, Set<TripPart<object>>>();

function touch(tripId: string, part: TripPart<object>): void {
  touched.set(tripId, (touched.get(tripId) ?? new Set()).add(part));
}

/** Applies it unless refused. Cancels running reads, which may be older. */
export async function acknowledgeInCache(
  client: QueryClient,
  command: TripCommand,
  acknowledgement: Acknowledgement | null,
): Promise<void> {
  const { tripId } = command;
  const entities = entitiesOf(command);
  const about = PARTS.filter((part) => part.entities.some((entity) => entities.includes(entity)));
  for (const part of about) if (!part.isReadInParts) touch(tripId, part);
  if (!acknowledgement) return;
  const done = acknowledged(command, acknowledgement);
  // The answer was lost, and with it the time of storage.
  const isUnknown = command.type === 'add' && !acknowledgement.row;
  for (const part of about) {
    for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: part.key(tripId) })) {
      if (!state.data && !part.isReadInParts) continue;
      if (isUnknown || state.fetchStatus === 'fetching') touch(tripId, part);
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData<object>(
        queryKey,
        (data) => data && part.over(data, tripId, (view) => applyCommand(view, done), queryKey),
      );
    }
  }
}

/** Reads parts once no command of the trip is pending. */
export async function readTouched(client: QueryClient, tripId: string): Promise<void> {
  const about = touched.get(tripId) ?? new Set();
  touched.delete(tripId);
  await Promise.all(Array.from(about, ({ key }) => client.invalidateQueries({ queryKey: key(tripId) })));
}
