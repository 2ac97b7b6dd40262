import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import { type Box, type InboxState, TABLE_OF } from './inbox.ts';

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

/** Stores a note, a read mark or an assignee. @throws AppError `text_too_long`, `assignee_not_supervisor` */
export async function followUp(
  box: Box,
  id: string,
  changes: { note?: string; is_read?: boolean; assigned_to?: string | null },
): Promise<void> {
  const key = box === 'requests' ? 'request_id' : 'message_id';
  const updated = await request((client) =>
    client.from('inbox_notes').update(changes).eq(key, id).select('id'),
  );
  if (updated.length === 0)
    await request((client) =>
      client
        .from('inbox_notes')
        .insert({ ...about(box, id), ...changes })
        .select('id'),
    );
  await changed();
}

/** Stores a reply; an open entry becomes answered. @throws AppError `text_blank` or `text_too_long` */
export async function saveReply(box: Box, id: string, text: string): Promise<void> {
  await request((client) =>
    client
      .from('inbox_answers')
      .insert({ ...about(box, id), text })
      .select('id')
      .single(),
  );
  await changed();
}
