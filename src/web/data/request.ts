import { type Answer, type DataOf, unwrap } from '#db/app-error.ts';
import { type Client, loadClient } from './supabase-client.ts';

/** `await request((client) => client.from('trips').select('id, title'))` @throws AppError when the answer is an error */
export async function request<Result extends Answer>(
  build: (client: Client) => PromiseLike<Result>,
): Promise<DataOf<Result>> {
  return unwrap(await build(await loadClient()));
}
