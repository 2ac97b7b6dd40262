import { StorageClient } from '@supabase/storage-js';
import { loadConfig } from '#web/data/config.ts';
import { loadClient } from '#web/data/supabase-client.ts';

export async function openStorage(): Promise<StorageClient> {
  const [{ send }, { supabaseUrl }] = await Promise.all([loadClient(), loadConfig()]);
  return new StorageClient(`${supabaseUrl.replace(/\/+$/, '')}/storage/v1`, {}, send);
}
