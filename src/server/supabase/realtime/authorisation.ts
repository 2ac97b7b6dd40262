/** Callers of channels, and their rights by the policies on `realtime.messages`. */

import type { Sql } from '../../database/session.ts';
import { type Authenticate, type Identity, isIdentity } from '../auth-middleware.ts';

/** Rights on a channel; only the database broadcasts, so no policy about that is asked. */
export type Rights = { receive: boolean; presence: boolean };

export type Caller = { identity: Identity; expires: number };

/** Finds the caller; without a token it is the key's holder. A string is the reason of a refusal. */
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

export async function rightsOf(database: Sql, { identity }: Caller, name: string): Promise<Rights> {
  const { role, claims } = identity;
  const [row] = await database.query<{ rights: Rights }>(
    'select realtime.channel_rights($1, $2, $3::jsonb) as rights',
    [name, role, JSON.stringify({ ...claims, role })],
  );
  return row?.rights ?? { receive: false, presence: false };
}
