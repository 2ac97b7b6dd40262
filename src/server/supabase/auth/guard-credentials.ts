/**
 * Changing credentials needs `current_password`, or a session begun minutes ago, as by a recovery link [AUTH-8]. A wrong one counts as at
 * sign-in. An account without a password needs such a session. `current_password` alone changes nothing and makes the session fresh: the
 * official client sends none with changes of factors.
 */

import type { Database, Query } from '../../database/session.ts';
import type { Authenticate } from '../auth-middleware.ts';
import { type AuthCall, textOf } from './auth-call.ts';
import type { AuthLimits } from './auth-limits.ts';
import { type Caller, callerOf, requireFresh } from './bearer.ts';
import { isPassword } from './passwords.ts';
import { AuthRefusal, tooManyTries } from './refusal.ts';
import { noteMethod } from './session-tokens.ts';

type Services = { authenticate: Authenticate; database: Database; limits: AuthLimits };

export async function guardCredentials(call: AuthCall, services: Services): Promise<void> {
  const { endpoint, request, input } = call;
  const isGuarded = [input.password, input.email, input.current_password].some(
    (given) => textOf(given) !== undefined,
  );
  if (endpoint !== 'user' || request.method !== 'PUT' || !isGuarded) return;
  const caller = await callerOf(request, services);
  if (isOwnAddressAlone(input, caller)) return;
  const current = textOf(input.current_password);
  const hash = current === undefined ? undefined : await passwordOf(caller, services.database);
  if (current !== undefined && hash) await checkCurrent(call, caller, { current, hash }, services);
  else requireFresh(caller);
}

/** Who asks for the address that they have cancels a change that waits, as it must be possible for them without a password at hand. */
const isOwnAddressAlone = (
  { password, email, current_password }: AuthCall['input'],
  caller: Caller,
): boolean =>
  textOf(email)?.toLowerCase() === caller.email?.toLowerCase() &&
  caller.email !== null &&
  password === undefined &&
  current_password === undefined;

async function passwordOf({ userId }: Caller, { query }: Query): Promise<string | undefined> {
  const [account] = await query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where id = $1',
    [userId],
  );
  return account?.hash || undefined;
}

/** Checks the current password, counted as a sign-in. A right one makes the session fresh. */
async function checkCurrent(
  { address }: AuthCall,
  { userId, sessionId, email }: Caller,
  { current, hash }: { current: string; hash: string },
  { database, limits }: Services,
): Promise<void> {
  const account = email ?? userId;
  const wait = await limits.signIn({ address, account });
  if (wait !== undefined) throw tooManyTries(wait);
  const tried = await limits.tryPassword(
    account,
    () => isPassword(current, hash),
    (isRight) => isRight,
  );
  if ('wait' in tried) throw tooManyTries(tried.wait);
  if (!tried.result)
    throw new AuthRefusal(400, 'current_password_invalid', 'The current password is not right');
  await noteMethod(database, sessionId, 'password');
}
