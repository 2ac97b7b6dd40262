/** `/auth/v1/user`: what the library's endpoint lacks once accounts have second factors. */
import type { Gate } from '../data-api/gate.ts';
import type { Database } from '../database/session.ts';
import type { AuthCall } from './auth-call.ts';
import { callerOf } from './bearer.ts';
import { AuthRefusal, answering } from './refusal.ts';
import { replaceBody } from './session-tokens.ts';
import { readFactors } from './user-json.ts';

/** The library's answer with the person's factors, from which the client learns whether to ask for a code. */
export async function addFactors(answer: Response, database: Database): Promise<Response> {
  if (!answer.ok) return answer;
  const user: unknown = await answer.clone().json();
  if (typeof user !== 'object' || user === null || !('id' in user) || typeof user.id !== 'string')
    return answer;
  return replaceBody(answer, { ...user, factors: await readFactors(database, user.id) });
}

/** Nothing of a guarded account is changed by a session that has not shown the second factor. */
export async function refuseWithoutFactor(
  { endpoint, request }: AuthCall,
  services: { gate: Gate; database: Database },
): Promise<Response | undefined> {
  if (endpoint !== 'user' || request.method !== 'PUT') return undefined;
  const refusal = await answering(async () => {
    const caller = await callerOf(request, services);
    if (caller.hasFactor && caller.level !== 'aal2')
      throw new AuthRefusal(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      );
    return new Response(null);
  });
  return refusal.ok ? undefined : refusal;
}
