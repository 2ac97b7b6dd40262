import { StorageClient } from '@supabase/storage-js';
import { loadConfig } from '#web/data/config.ts';
import { loadClient } from '#web/data/supabase-client.ts';

export async function openStorage(): Promise<StorageClient> {
  const [client, { supabaseUrl, supabaseKey }] = await Promise.all([loadClient(), loadConfig()]);
  return new StorageClient(`${supabaseUrl.replace(/\/+$/, '')}/storage/v1`, {}, async (input, init) => {
    const { data } = await client.auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('apikey', supabaseKey);
    if (data.session) headers.set('Authorization', `Bearer ${data.session.access_token}`);
    return fetch(input, { ...init, headers });
  });
}
