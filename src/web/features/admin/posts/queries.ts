import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { request } from '#web/data/request.ts';
import { loadClient } from '#web/data/supabase-client.ts';

export async function fetchPost(id: string, signal?: AbortSignal) {
  const client = await loadClient();
  const query = client.from('blog_posts').select('*').eq('id', id);
  return unwrap(await (signal ? query.abortSignal(signal) : query).maybeSingle());
}

/** Is fetched at each opening, but never while the author types. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'post', id],
    queryFn: ({ signal }) => fetchPost(id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'post-versions', id],
    queryFn: ({ signal }) =>
      request((client) => client.rpc('post_versions', { post_id: id }).abortSignal(signal)),
    staleTime: 0,
  });

/** Reads one version, which never changes. */
export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'post-version', id],
    queryFn: ({ signal }) =>
      request((client) => client.rpc('post_version', { version_id: id }).abortSignal(signal)),
  });

/** Reads when the preview link was made; null: there is none. */
export const previewSinceQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'post-preview', id],
    queryFn: ({ signal }) =>
      request((client) => client.rpc('post_preview_since', { post_id: id }).abortSignal(signal)),
    staleTime: 0,
  });
