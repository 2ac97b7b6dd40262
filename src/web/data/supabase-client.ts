import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#db/database.types.ts';
import { loadConfig } from './config.ts';

export type Client = Pick<SupabaseClient<Database>, 'auth' | 'from' | 'functions' | 'rpc'>;

type OwnClient = Client & { send: typeof fetch; confirm: (token: string) => Promise<void> };

async function makeClient(): Promise<OwnClient> {
  // 30 kB: not in the way of a first paint.
  const [{ DataClient }, { supabaseUrl, supabaseKey }] = await Promise.all([
    import('./data-client.ts'),
    loadConfig(),
  ]);
  return new DataClient(supabaseUrl.replace(/\/+$/, ''), supabaseKey);
}

let client: Promise<OwnClient> | undefined;

/** Creates the client on first use; a failure is tried again by the next call. */
export function loadClient(): Promise<OwnClient> {
  client ??= makeClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
