import { toAppError } from '#db/app-error.ts';
import { loadConfig } from './config.ts';

/**
 * Reads what anybody may read: rows of a table, or what a function answers. By hand and with the public key: the client's
 * library, and the session that it looks up first, weigh more than all else that a public page needs.
 *
 * @param path `countries`, `rpc/blog_destinations`
 * @param query as PostgREST reads it: `{ select: 'slug', slug: 'eq.lisbonne' }`
 * @throws AppError when the data API refuses or can't be reached
 */
export async function readPublic<Row>(
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Row[]> {
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const answer = await fetch(`${supabaseUrl}/rest/v1/${path}?${new URLSearchParams(query)}`, {
    headers: { apikey: supabaseKey },
    signal,
  });
  if (!answer.ok) throw toAppError(await answer.json().catch(() => null), answer.status);
  const rows: Row[] = await answer.json();
  return rows;
}
