import { unwrap } from '#db/app-error.ts';
import { loadClient } from '#web/data/supabase-client.ts';

export async function savePreferences(changes: Record<string, string>): Promise<void> {
  const client = await loadClient();
  unwrap(await client.rpc('change_preferences', { changes }));
}
