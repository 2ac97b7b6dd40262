/**
 * A refresh token that is used twice ends its session [AUTH-10]: somebody has a copy. A session that has ended by age or idleness is
 * not refreshed.
 *
 * The library takes the token before the current one for as long as the session lasts, so that a thief need only
 * wait. Here it is taken until the current one has been received, which its first access token proves, and 30 seconds longer, for
 * two tabs that ask at once: an answer may have been lost hours ago. An older one, or a later use, ends the session and all its tokens.
 * One of which nothing was made is the last of its session: the process was killed between the library's statements, and it counts again.
 */

import type { Sql } from '../../database/session.ts';
import { createKeyedQueue } from '../../operations/keyed-queue.ts';
import { authError } from '../answers.ts';

/** Seconds in which several tabs may ask with the same token. */
const GRACE = 30;

/** As `session-tokens.ts` makes them. */
const OWN_TOKEN = /^[\w-]{43}$/;

type Found = {
  session_id: string | null;
  user_id: string;
  has_ended: boolean;
  is_replayed: boolean;
  is_unfinished: boolean;
};

const LOOK = `select t.session_id, t.user_id,
  t.session_id is not null and not exists (select from app.open_sessions s where s.id = t.session_id) as has_ended, coalesce(t.revoked, false) and not exists (
    select from auth.refresh_tokens c
    where c.session_id = t.session_id and c.parent = t.token and not coalesce(c.revoked, false)
      and (t.updated_at > now() - make_interval(secs => ${GRACE}) or not exists (
        select from app.received_tokens r
        where r.session_id = c.session_id and r.issued_at >= date_trunc('second', c.created_at)))
  ) as is_replayed, coalesce(t.revoked, false) and not exists (
    select from auth.refresh_tokens c where c.session_id = t.session_id and c.parent = t.token
  ) as is_unfinished
  from auth.refresh_tokens t where t.token = $1`;

type Forward = () => Promise<Response>;
/** Called with the person whose session it was. */
type OnReuse = (person: string) => void;

/** Answers how to refresh; `forward` asks the library. */
export function createRefresh({ query }: Pick<Sql, 'query'>) {
  const inTurn = createKeyedQueue();

  async function refresh(token: string, forward: Forward, onReuse: OnReuse): Promise<Response> {
    const [found] = await query<Found>(LOOK, [token]);
    // The library knows its own tokens by their shape, and calls another that it can't find malformed.
    if (!found && OWN_TOKEN.test(token))
      return authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    if (found?.is_unfinished && !found.has_ended) {
      await query('update auth.refresh_tokens set revoked = false where token = $1', [token]);
      return forward();
    }
    if (!found?.is_replayed && !found?.has_ended) return forward();
    if (found.is_replayed) onReuse(found.user_id);
    await query('delete from auth.sessions where id = $1', [found.session_id]);
    if (!found.is_replayed)
      return authError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
    return authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }

  /** One after the other for the same token: at once, the library would make two tokens of it. */
  return (token: string, forward: Forward, onReuse: OnReuse): Promise<Response> =>
    inTurn(token, () => refresh(token, forward, onReuse));
}
