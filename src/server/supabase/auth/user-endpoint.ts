/** `/auth/v1/user`: what the library's endpoint lacks once accounts have second factors. */

import type { Database } from '../../database/session.ts';
import type { Authenticate } from '../auth-middleware.ts';
import type { AuthCall } from './auth-call.ts';
import { callerOf } from './bearer.ts';
import { AuthRefusal } from './refusal.ts';
import { replaceBody } from './session-tokens.ts';
import { readFactors } from './user-json.ts';

/** Adds the person's factors to the answer, by which the client knows whether to ask for a code. */
export async function addFactors(answer: Response, database: Database): Promise<Response> {
  if (!answer.ok) return answer;
  const user: unknown = await answer.clone().json();
  if (typeof user !== 'object' || user === null || !('id' in user) || typeof user.id !== 'string')
    return answer;
  return replaceBody(answer, { ...user, factors: await readFactors(database, user.id) });
}

/** Refuses ended sessions, unknown to the library, and changes of a guarded account at `aal1`. @throws AuthRefusal */
export async function refuseSession(
  { endpoint, request, caller: person }: AuthCall,
  services: { authenticate: Authenticate; database: Database },
): Promise<void> {
  if ((endpoint !== 'user' && endpoint !== 'reauthenticate') || !person?.id) return;
  const caller = await callerOf(request, services);
  if (request.method === 'PUT' && caller.hasFactor && caller.level !== 'aal2')
    throw new AuthRefusal(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
}
