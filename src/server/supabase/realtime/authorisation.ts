/** Callers of channels, and what the policies on `realtime.messages` allow them. */

import type { Sql } from '../../database/session.ts';
import { type Authenticate, type Identity, isIdentity } from '../auth-middleware.ts';

/** Nobody broadcasts but the database, so the policies' answer about it is not needed. */
export type Rights = { receive: boolean; presence: boolean };

/** Someone with a verified token; `expires` in milliseconds, never for a bare key. */
export type Caller = { identity: Identity; expires: number };

/** The caller of a token, or why it is none. Without a token: the holder of the key. */
export async function callerOf(
  authenticate: Authenticate,
  apiKey: string,
  token: unknown,
): Promise<Caller | string> {
  const authorization = typeof token === 'string' && token !== '' ? `Bearer ${token}` : undefined;
  const identity = await authenticate(apiKey, authorization);
  if (!isIdentity(identity)) return identity.code === 'PGRST303' ? 'token_expired' : 'token_invalid';
  const { exp } = identity.claims;
  return { identity, expires: typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY };
}

/** Asks the database, as the caller. Throws when it does not answer. */
export async function rightsOf(database: Sql, { identity }: Caller, name: string): Promise<Rights> {
  const { role, claims } = identity;
  const [row] = await database.query<{ rights: Rights }>(
    'select realtime.channel_rights($1, $2, $3::jsonb) as rights',
    [name, role, JSON.stringify({ ...claims, role })],
  );
  return row?.rights ?? { receive: false, presence: false };
}
