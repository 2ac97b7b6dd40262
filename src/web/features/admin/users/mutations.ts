import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import type { EditedRow } from '../use-edit-form.ts';

/** Reads users again, and security events, in which the change appears. */
async function changed(): Promise<void> {
  queryClient.invalidateQueries({ queryKey: ['admin', 'security'] }).catch(console.error);
  await queryClient.invalidateQueries({ queryKey: ['admin', 'users'] });
}

export interface Rights {
  role: string;
  is_premium: boolean;
}

/** Role and premium [ADMIN-6]. Writing throws `last_supervisor`, and `profile_protected` of oneself. */
export const rightsRow = (id: string): EditedRow<Rights & { updated_at: string }, Rights> => ({
  read: () =>
    request((client) =>
      client.from('profiles').select('role, is_premium, updated_at').eq('id', id).maybeSingle(),
    ),
  write: async (changes, version) => {
    const written = await request((client) =>
      client.from('profiles').update(changes).eq('id', id).eq('updated_at', version).select('id'),
    );
    await changed();
    return written.length > 0;
  },
});

/** Ends their sessions. @throws AppError `text_blank` without a reason, `last_supervisor`, `profile_protected` */
export async function banUser(id: string, reason: string): Promise<void> {
  await request((client) => client.rpc('ban_user', { user_id: id, reason }));
  await changed();
}

export async function unbanUser(id: string): Promise<void> {
  await request((client) => client.rpc('unban_user', { user_id: id }));
  await changed();
}

/** Removes the recovery codes too [AUTH-9]. Returns false when there was no factor. */
export async function removeSecondFactor(id: string): Promise<boolean> {
  const hadFactor = await request((client) => client.rpc('remove_second_factor', { user_id: id }));
  await changed();
  return hadFactor;
}

export async function endSessions(id: string, session: string | null): Promise<void> {
  await request((client) =>
    client.rpc('end_person_sessions', {
      user_id: id,
      ...(session !== null && { session_id: session }),
    }),
  );
  await changed();
}
