import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/data/request.ts';

const FOLLOWED =
  'notes:inbox_notes(note, is_read, assigned_to), answers:inbox_answers(id, text, created_at, author:profiles(name))';

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
    staleTime: 0,
  });

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
    staleTime: 0,
  });
