import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/data/request.ts';

const FOLLOWED =
  'notes:inbox_notes(note, is_read, assigned_to), answers:inbox_answers(id, text, created_at, author:profiles(name))';

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
