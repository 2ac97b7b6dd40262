import { queryOptions } from '@tanstack/react-query';
import type { ListedMessage, ListedRequest } from '#db/admin.types.ts';
import type { Tables } from '#db/database.types.ts';
import { request } from '#web/data/request.ts';

const FOLLOWED =
  'notes:inbox_notes(note, is_read, assigned_to, assignee:profiles(name, first_name, last_name, email)), answers:inbox_answers(id, text, created_at, author:profiles(name))';

/** Forgotten once closed: its note is a form, which begins with what is stored by then. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'inbox', 'request', id],
    queryFn: ({ signal }) =>
      request((client) =>
        client
          .from('custom_trip_requests')
          .select(`*, ${FOLLOWED}`)
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    gcTime: 0,
    staleTime: 0,
  });

/** Forgotten once closed, as {@link requestQuery}. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'inbox', 'message', id],
    queryFn: ({ signal }) =>
      request((client) =>
        client
          .from('contact_messages')
          .select(`*, ${FOLLOWED}`)
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    gcTime: 0,
    staleTime: 0,
  });

/** Adds to rows of a list what it lacks. */
function completed<Row extends { id: string }>(
  rows: readonly Row[],
  found: readonly Pick<Row, 'id'>[],
): Row[] {
  const wholes = new Map(found.map((whole) => [whole.id, whole]));
  return rows.map((row) => ({ ...row, ...wholes.get(row.id) }));
}

/** A listed message, whose list has its beginning, with all of it in a file. */
export type WholeMessage = ListedMessage & { message?: string };

export async function readWholeMessages(rows: readonly WholeMessage[]): Promise<WholeMessage[]> {
  const ids = rows.map(({ id }) => id);
  const found = await request((client) =>
    client.from('contact_messages').select('id, message').in('id', ids),
  );
  return completed(rows, found);
}

/** A listed request with what a file has besides. */
export type WholeRequest = ListedRequest &
  Partial<Pick<Tables<'custom_trip_requests'>, 'phone' | 'style' | 'message'>>;

export async function readWholeRequests(rows: readonly WholeRequest[]): Promise<WholeRequest[]> {
  const ids = rows.map(({ id }) => id);
  const found = await request((client) =>
    client.from('custom_trip_requests').select('id, phone, style, message').in('id', ids),
  );
  return completed(rows, found);
}
