/** `/auth/v1/user`: what the library's endpoint lacks once accounts have second factors. */

import { recordOf } from '#domain/json.ts';
import type { Database, Query } from '../../database/session.ts';
import type { Authenticate } from '../auth-middleware.ts';
import type { AuthCall } from './auth-call.ts';
import { LARGEST_METADATA } from './auth-input.ts';
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
  { endpoint, request, input, caller: person }: AuthCall,
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
  if (input.data !== undefined) await refuseLargeMetadata(services.database, caller.userId, input.data);
}

/** The library adds to what is there, and removes what is null: else a row would grow without end. @throws AuthRefusal */
async function refuseLargeMetadata({ query }: Query, userId: string, added: unknown): Promise<void> {
  const [user] = await query<{ metadata: unknown }>(
    'select raw_user_meta_data as metadata from auth.users where id = $1',
    [userId],
  );
  const changed = { ...recordOf(user?.metadata), ...recordOf(added) };
  const rest = Object.entries(changed).filter(([, value]) => value !== null);
  if (JSON.stringify(rest).length > 2 * LARGEST_METADATA)
    throw new AuthRefusal(400, 'validation_failed', 'data: The metadata is too large');
}
