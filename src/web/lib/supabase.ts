import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#db/database.types.ts';
import { loadConfig } from './config.ts';
import { storageKeys } from './storage-keys.ts';

export type Client = SupabaseClient<Database>;

async function makeClient(): Promise<Client> {
  // The library is 50 kB: it must not be in the way of a public page's first paint.
  const [{ createClient }, config] = await Promise.all([import('@supabase/supabase-js'), loadConfig()]);
  return createClient<Database>(config.supabaseUrl, config.supabaseKey, {
    auth: {
      storageKey: storageKeys.auth,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
    },
  });
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
