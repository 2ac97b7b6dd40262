import { request } from '#web/data/request.ts';

export async function savePreferences(changes: Record<string, string>): Promise<void> {
  await request((client) => client.rpc('change_preferences', { changes }));
}
