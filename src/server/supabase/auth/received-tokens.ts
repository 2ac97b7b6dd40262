import type { Sql } from '../../database/session.ts';
import type { Identity } from '../auth-middleware.ts';

/** A later token stays; a session that is gone has none. */
const NOTE = `insert into app.received_tokens as r (session_id, issued_at)
select s.id, to_timestamp($2) from auth.sessions s where s.id = $1
on conflict (session_id) do update set issued_at = excluded.issued_at where r.issued_at < excluded.issued_at`;

/**
 * Notes the access token of a request, so that the refresh token before it is no longer taken [AUTH-10]. Called when a process
 * sees a token for the first time; `Sql.query` rejects as the database does.
 */
export async function noteReceived(
  { query }: Pick<Sql, 'query'>,
  { sessionId, claims }: Identity,
): Promise<void> {
  if (sessionId && typeof claims.iat === 'number') await query(NOTE, [sessionId, claims.iat]);
}
