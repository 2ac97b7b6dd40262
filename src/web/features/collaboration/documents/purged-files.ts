import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { request } from '#web/data/request.ts';
import { deviceFileIds, removeDeviceFiles } from '#web/offline/device-files.ts';
import { outboxEntries } from '#web/offline/outbox.ts';
import { forgetStoredAhead } from '#web/offline/stored-ahead.ts';

/** Ids in one address. */
const MOST_ASKED = 100;

/** Documents that the server has, by its answers on this page. */
const present = new Set<string>();

/**
 * Removes files whose documents are deleted for good: no list has them, and nobody could remove them. @param documents of a trip, which
 * the server has: without them it answers nothing to this person. @throws as the network
 */
export async function removePurgedFiles([known, ...others]: readonly DocumentRow[]): Promise<void> {
  if (!known) return;
  const added = outboxEntries().flatMap(({ command }) =>
    command.type === 'add' && command.entity === 'document' ? [command.row.id] : [],
  );
  const listed = new Set([...added, ...[known, ...others].map(({ id }) => id)]);
  const ids = (await deviceFileIds()).filter((id) => !listed.has(id) && !present.has(id));
  for (let from = 0; from < ids.length; from += MOST_ASKED)
    await removePurged(ids.slice(from, from + MOST_ASKED), known.id);
}

async function removePurged(ids: readonly string[], known: string): Promise<void> {
  const rows = await request((client) =>
    client
      .from('trip_documents')
      .select('id')
      .in('id', [known, ...ids]),
  );
  const there = new Set(rows.map(({ id }) => id));
  if (!there.has(known)) return;
  for (const id of there) present.add(id);
  const purged = ids.filter((id) => !there.has(id));
  if (purged.length === 0) return;
  await removeDeviceFiles(purged);
  forgetStoredAhead(purged);
}
