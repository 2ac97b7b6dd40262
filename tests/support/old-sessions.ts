import type { Sql } from 'postgres';

/** Makes the sessions of this account as much older, in all they say of time. A negative interval makes them younger. */
export async function ageSessions(sql: Sql, email: string, by: string): Promise<void> {
  await sql`
    with aged as (
      update auth.sessions s set created_at = s.created_at - ${by}::interval, updated_at = s.updated_at - ${by}::interval,
        refreshed_at = s.refreshed_at - ${by}::interval
      from auth.users u where u.id = s.user_id and u.email = ${email} returning s.id
    )
    update auth.mfa_amr_claims c set updated_at = c.updated_at - ${by}::interval from aged where c.session_id = aged.id`;
}
