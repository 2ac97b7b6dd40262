/** The caller of an account endpoint of ours: a person with an open session, or the secret key. */

import type { Query } from '../../database/session.ts';
import { type Authenticate, type Identity, isIdentity } from '../auth-middleware.ts';
import { AuthRefusal } from './refusal.ts';

/** Level of a session; `aal2`: it has shown a second factor. */
export type Level = 'aal1' | 'aal2';

export type Caller = {
  userId: string;
  sessionId: string;
  level: Level;
  email: string | null;
  hasFactor: boolean;
  /** Whether the session has just shown a password, a link or code of a mail, or a provider's assertion. */
  isFresh: boolean;
};

const FRESH = '15 minutes';

type Row = {
  level: Level;
  email: string | null;
  has_factor: boolean;
  is_banned: boolean;
  is_fresh: boolean;
};

const SESSION = `
select coalesce(s.aal::text, 'aal1') as level, u.email,
  exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_factor,
  exists (select from auth.mfa_amr_claims c where c.session_id = s.id
    and c.authentication_method in ('password', 'otp', 'oauth') and c.updated_at > now() - interval '${FRESH}') as is_fresh,
  coalesce(a.is_banned, false) or coalesce(u.banned_until > now(), false) as is_banned
from auth.users u join auth.sessions s on s.user_id = u.id join app.open_sessions o on o.id = s.id left join app.accounts a on a.id = u.id
where u.id = $1 and s.id = $2 and u.deleted_at is null`;

export async function identityOf(request: Request, authenticate: Authenticate): Promise<Identity> {
  const { headers } = request;
  const identity = await authenticate(
    headers.get('apikey') ?? undefined,
    headers.get('authorization') ?? undefined,
  );
  if (isIdentity(identity)) return identity;
  const isAboutKey = identity.code.endsWith('_api_key');
  throw isAboutKey
    ? new AuthRefusal(401, identity.code, identity.message)
    : new AuthRefusal(403, 'bad_jwt', `invalid JWT: ${identity.message}`);
}

/** Finds the caller. @throws AuthRefusal without an open session */
export async function callerOf(
  request: Request,
  { authenticate, database }: { authenticate: Authenticate; database: Query },
): Promise<Caller> {
  const { role, userId, sessionId } = await identityOf(request, authenticate);
  if (role !== 'authenticated' || !userId)
    throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const [row] = sessionId ? await database.query<Row>(SESSION, [userId, sessionId]) : [];
  // A ban and a deletion end all sessions, and are then the reason.
  const person = row ? { ...row, has_expired: false } : await findPerson(database, userId, sessionId);
  if (!person) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (person.is_banned) throw new AuthRefusal(403, 'user_banned', 'User is banned');
  if (person.has_expired)
    throw new AuthRefusal(403, 'session_expired', 'Session from session_id claim in JWT has expired');
  if (!row || !sessionId)
    throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  const { level, email, has_factor: hasFactor, is_fresh: isFresh } = row;
  return { userId, sessionId, level, email, hasFactor, isFresh };
}

type Person = Pick<Row, 'is_banned'> & { has_expired: boolean };

/** `sessionId` is not open: it has expired, or was ended. */
async function findPerson({ query }: Query, id: string, sessionId?: string): Promise<Person | undefined> {
  const [found] = await query<Person>(
    `select coalesce(u.banned_until > now(), false) as is_banned,
       exists (select from auth.sessions s where s.id = $2 and s.user_id = u.id) as has_expired
     from auth.users u where u.id = $1 and u.deleted_at is null`,
    [id, sessionId ?? null],
  );
  return found;
}

/** Refuses an old session: left open or stolen, it proves no password. @throws AuthRefusal */
export function requireFresh({ isFresh }: Caller): void {
  if (!isFresh)
    throw new AuthRefusal(400, 'reauthentication_needed', 'Changing this requires the current password');
}
