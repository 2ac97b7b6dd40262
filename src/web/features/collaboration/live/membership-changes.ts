import type { RemoteEvent } from '#web/live/remote-event.ts';

export type MembershipChange = 'viewer' | 'editor' | 'owner';

/** Null: about others, or by the person. */
export function membershipChangeOf(
  { table, operation, rows, by }: Pick<RemoteEvent, 'table' | 'operation' | 'rows' | 'by'>,
  userId: string,
): MembershipChange | null {
  if (operation !== 'UPDATE' || by === userId) return null;
  if (table === 'trips') return rows.some((row) => row.owner_id === userId) ? 'owner' : null;
  if (table !== 'trip_collaborators') return null;
  const role = rows.find((row) => row.user_id === userId)?.role;
  return role === 'viewer' || role === 'editor' ? role : null;
}
