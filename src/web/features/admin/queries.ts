import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { type Client, loadClient } from '#web/lib/supabase.ts';

/** What the administration counts on its first page; each count is what this supervisor may read. */
async function countAll(client: Client, signal: AbortSignal) {
  const count = { count: 'exact', head: true } as const;
  const [users, posts, requests, messages] = await Promise.all([
    client.from('profiles').select('id', count).abortSignal(signal),
    client.from('blog_posts').select('id', count).eq('status', 'published').abortSignal(signal),
    client.from('custom_trip_requests').select('id', count).abortSignal(signal),
    client.from('contact_messages').select('id', count).abortSignal(signal),
  ]);
  for (const answer of [users, posts, requests, messages]) unwrap(answer);
  return {
    users: users.count ?? 0,
    posts: posts.count ?? 0,
    requests: requests.count ?? 0,
    messages: messages.count ?? 0,
  };
}

/** The figures of the site (ADMIN-1). */
export const figuresQuery = () =>
  queryOptions({
    queryKey: ['admin', 'figures'],
    queryFn: async ({ signal }) => countAll(await loadClient(), signal),
  });
