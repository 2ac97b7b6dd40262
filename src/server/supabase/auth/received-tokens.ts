import type { Sql } from '../../database/session.ts';
import type { Identity } from '../auth-middleware.ts';

/** A later token stays; a session that is gone has none. */
const NOTE = `insert into app.received_tokens as r (session_id, issued_at)
select s.id, to_timestamp($2) from auth.sessions s where s.id = $1
on conflict (session_id) do update set issued_at = excluded.issued_at where r.issued_at < excluded.issued_at`;

/** Stores when a session's token first came, so that the refresh token before it ends [AUTH-10]. */
export async function noteReceived(
  { query }: Pick<Sql, 'query'>,
  { sessionId, claims }: Identity,
): Promise<void> {
  if (sessionId && typeof claims.iat === 'number') await query(NOTE, [sessionId, claims.iat]);
}
