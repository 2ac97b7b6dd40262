import { AppError, noneIfStored } from '#db/app-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import type { EditedRow } from '../use-edit-form.ts';
import { type Box, type InboxEntry, type InboxState, TABLE_OF } from './inbox.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['admin', 'inbox'] });

/** The column that links a note or a reply to its entry. */
const about = (box: Box, id: string) => (box === 'requests' ? { request_id: id } : { message_id: id });

export async function markEntry(box: Box, id: string, status: InboxState): Promise<void> {
  await request((client) => client.from(TABLE_OF[box]).update({ status }).eq('id', id).select('id').single());
  await changed();
}

export async function deleteEntry(box: Box, id: string): Promise<void> {
  await request((client) => client.from(TABLE_OF[box]).delete().eq('id', id).select('id'));
  await changed();
}

interface Note {
  note: string;
}

const keyOf = (box: Box) => (box === 'requests' ? 'request_id' : 'message_id');

/** Stores a read mark or an assignee. @throws AppError `assignee_not_supervisor` */
export async function followUp(
  box: Box,
  id: string,
  changes: { is_read?: boolean; assigned_to?: string | null },
): Promise<void> {
  const update = () =>
    request((client) => client.from('inbox_notes').update(changes).eq(keyOf(box), id).select('id'));
  const insert = () =>
    request((client) =>
      client
        .from('inbox_notes')
        .insert({ ...about(box, id), ...changes })
        .select('id'),
    );
  const updated = await update();
  // An entry that is opened gets its row at the same moment, by another request or another person.
  const stored = updated.length > 0 ? updated : await insert().catch(noneIfStored);
  if (stored.length === 0) await update();
  await changed();
}

/** The note about an entry; no version: there is no row yet. Writing throws `text_too_long`. */
export const noteRow = (box: Box, id: string): EditedRow<Note & { updated_at: string }, Note> => ({
  read: async () => {
    const row = await request((client) =>
      client.from('inbox_notes').select('note, updated_at').eq(keyOf(box), id).maybeSingle(),
    );
    return row ?? { note: '', updated_at: '' };
  },
  write: async (changes, version) => {
    const written = await request((client) => {
      const notes = client.from('inbox_notes');
      const write = version
        ? notes.update(changes).eq(keyOf(box), id).eq('updated_at', version)
        : notes.insert({ ...about(box, id), ...changes });
      return write.select('id');
    }).catch(noneIfStored);
    await changed();
    return written.length > 0;
  },
});

type SeenAnswers = Pick<InboxEntry, 'id' | 'answers'>;

/** Visitors get one answer, also where two supervisors write at once. */
async function refuseIfAnswered(box: Box, entry: SeenAnswers, ownId: string): Promise<void> {
  const stored = await request((client) =>
    client.from('inbox_answers').select('id').eq(keyOf(box), entry.id),
  );
  const seen = new Set([ownId, ...entry.answers.map(({ id }) => id)]);
  if (stored.some(({ id }) => !seen.has(id))) throw new AppError('answered_meanwhile');
}

/**
 * Stores a reply; an open entry becomes answered.
 * @throws AppError `text_blank`, `text_too_long`, `already_exists` of its own id, and `answered_meanwhile` where the entry has other answers than were seen
 */
export async function saveReply(box: Box, entry: SeenAnswers, id: string, text: string): Promise<void> {
  try {
    await refuseIfAnswered(box, entry, id);
    await request((client) =>
      client
        .from('inbox_answers')
        .insert({ id, ...about(box, entry.id), text })
        .select('id')
        .single(),
    );
  } finally {
    // A reply whose answer was lost may be stored, too.
    changed().catch(console.error);
  }
}
