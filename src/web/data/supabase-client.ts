import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#db/database.types.ts';
import { loadConfig } from './config.ts';

export type Client = Pick<SupabaseClient<Database>, 'auth' | 'from' | 'functions' | 'rpc'>;

async function makeClient(): Promise<Client> {
  // The library is 30 kB: it must not be in the way of a public page's first paint.
  const [{ DataClient }, { supabaseUrl, supabaseKey }] = await Promise.all([
    import('./data-client.ts'),
    loadConfig(),
  ]);
  return new DataClient(supabaseUrl.replace(/\/+$/, ''), supabaseKey);
}

let client: Promise<Client> | undefined;

/** The one client of this page, made on first use; a failure is forgotten, so that the next call tries again. */
export function loadClient(): Promise<Client> {
  client ??= makeClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
