/**
 * Who changes the password or the address of an account shows the current password first [AUTH-8].
 *
 * `PUT /user` has it as `current_password`, as the official client sends it. A session that began minutes ago has just shown who
 * it is: a link of recovery leads to one, and so does signing in. Whatever is sent is checked, and a wrong password counts as one
 * at sign-in. An account without a password (a provider, a code or an invitation made it) needs such a session.
 */
import { authError } from '../data-api/answers.ts';
import type { Gate } from '../data-api/gate.ts';
import type { Database } from '../database/session.ts';
import { type AuthCall, textOf } from './auth-call.ts';
import type { AuthLimits } from './auth-limits.ts';
import { callerOf } from './bearer.ts';
import { isPassword } from './password-hash.ts';
import { answering, tooMany } from './refusal.ts';

type Services = { gate: Gate; database: Database; limits: AuthLimits };
type Account = { email: string | null; hash: string | null; is_fresh: boolean };

/** How long a session counts as just signed in to. */
const FRESH = '15 minutes';

/** The refusal of a change of credentials; undefined: it may go on. */
export async function guardCredentials(call: AuthCall, services: Services): Promise<Response | undefined> {
  const { endpoint, request, input, address } = call;
  const isChange = textOf(input.password) !== undefined || textOf(input.email) !== undefined;
  if (endpoint !== 'user' || request.method !== 'PUT' || !isChange) return undefined;
  const answer = await answering(async () => {
    const { userId, sessionId } = await callerOf(request, services);
    const [account] = await services.database.query<Account>(
      `select u.email, nullif(u.encrypted_password, '') as hash, s.created_at > now() - interval '${FRESH}' as is_fresh
       from auth.users u join auth.sessions s on s.user_id = u.id where u.id = $1 and s.id = $2`,
      [userId, sessionId],
    );
    const current = textOf(input.current_password);
    const attempt = { address, account: account?.email ?? userId };
    if (current === undefined || !account?.hash) {
      return account?.is_fresh ? new Response(null) : reauthenticate();
    }
    const wait = await services.limits.signIn(attempt);
    if (wait !== undefined) return tooMany(wait);
    if (await isPassword(current, account.hash)) return new Response(null);
    await services.limits.countWrongPassword(attempt);
    return authError(400, 'current_password_invalid', 'The current password is not right');
  });
  return answer.ok ? undefined : answer;
}

function reauthenticate(): Response {
  return authError(400, 'reauthentication_needed', 'Changing this requires the current password');
}
