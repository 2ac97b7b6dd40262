import { unwrap } from '#db/unwrap.ts';
import { queryClient } from '#web/data/query-client.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { type Box, type InboxState, TABLE_OF } from './inbox.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['admin', 'inbox'] });

/** What a note or an answer is about. */
const about = (box: Box, id: string) => (box === 'requests' ? { request_id: id } : { message_id: id });

/** Says how a request or a message stands. */
export async function markLetter(box: Box, id: string, status: InboxState): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from(TABLE_OF[box]).update({ status }).eq('id', id).select('id').single());
  await changed();
}

/** Deletes a request or a message, with the note and the answers. */
export async function deleteLetter(box: Box, id: string): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from(TABLE_OF[box]).delete().eq('id', id).select('id'));
  await changed();
}

/** Keeps a note about a request or a message, for supervisors alone. */
export async function noteLetter(box: Box, id: string, note: string): Promise<void> {
  const client = await loadClient();
  const key = box === 'requests' ? 'request_id' : 'message_id';
  const updated = unwrap(await client.from('inbox_notes').update({ note }).eq(key, id).select('id'));
  if (updated.length === 0)
    unwrap(
      await client
        .from('inbox_notes')
        .insert({ ...about(box, id), note })
        .select('id'),
    );
  await changed();
}

/**
 * Keeps an answer; what was new or in progress is answered then. Where the server sends mails it goes to the sender.
 *
 * @throws AppError `text_blank` or `text_too_long`
 */
export async function answerLetter(box: Box, id: string, text: string): Promise<void> {
  const client = await loadClient();
  unwrap(
    await client
      .from('inbox_answers')
      .insert({ ...about(box, id), text })
      .select('id')
      .single(),
  );
  await changed();
}
