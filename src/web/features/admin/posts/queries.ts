import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** Null: none. */
export async function fetchPost(id: string, signal?: AbortSignal) {
  const client = await loadClient();
  const query = client.from('blog_posts').select('*').eq('id', id);
  return unwrap(await (signal ? query.abortSignal(signal) : query).maybeSingle());
}

/** Fetched at each opening, never under the author's hands. */
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
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('post_versions', { post_id: id }).abortSignal(signal));
    },
    staleTime: 0,
  });

/** Immutable. */
export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'post-version', id],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('post_version', { version_id: id }).abortSignal(signal));
    },
  });

/** Null: none. */
export const previewSinceQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'post-preview', id],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('post_preview_since', { post_id: id }).abortSignal(signal));
    },
    staleTime: 0,
  });
