/**
 * A refresh token that is used twice ends its session: somebody has a copy [AUTH-10]. The library accepts the previous token forever.
 * Here it works until the current one was received, which its access token proves, and 30 s longer, for two tabs that ask at once: an
 * answer may be lost. One without a successor works again: the process was killed between the library's statements.
 */

import type { Query } from '../../database/session.ts';
import { createKeyedQueue } from '../../operations/limiters.ts';
import { authError } from '../answers.ts';

const GRACE_SECONDS = 30;

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
      and (t.updated_at > now() - make_interval(secs => ${GRACE_SECONDS}) or not exists (
        select from app.received_tokens r
        where r.session_id = c.session_id and r.issued_at >= date_trunc('second', c.created_at)))
  ) as is_replayed, coalesce(t.revoked, false) and not exists (
    select from auth.refresh_tokens c where c.session_id = t.session_id and c.parent = t.token
  ) as is_unfinished
  from auth.refresh_tokens t where t.token = $1`;

type Forward = () => Promise<Response>;
type OnReuse = (person: string) => void;

export function createRefresh({ query }: Query) {
  const inTurn = createKeyedQueue();

  async function refresh(token: string, forward: Forward, onReuse: OnReuse): Promise<Response> {
    const [found] = await query<Found>(LOOK, [token]);
    // The library calls an unknown token of another shape malformed.
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

  return (token: string, forward: Forward, onReuse: OnReuse): Promise<Response> =>
    inTurn(token, () => refresh(token, forward, onReuse));
}
