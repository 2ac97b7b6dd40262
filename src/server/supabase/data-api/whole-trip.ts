/** `GET /rest/v1/rpc/whole_trip` passes PostgreSQL's JSON on: parsing and writing it again takes three times as long (ADR 0011). */
import type { Connection } from '@supabase/lite';
import { CompiledQuery } from 'kysely';
import { dataError } from '../answers.ts';
import type { Identity } from '../auth-middleware.ts';
import { isTimeout, unavailableAnswer } from './database-errors.ts';

const PATH = '/rest/v1/rpc/whole_trip';
const QUERY = /^\?trip_id=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const STATEMENT = 'select public.whole_trip($1)::text as trip';

/** Undefined: another request, or a failure, which the library answers. */
export async function readWholeTrip(
  connection: Connection,
  { method }: Request,
  { pathname, search }: URL,
  caller: Identity,
): Promise<Response | undefined> {
  const [, id] = (method === 'GET' && pathname === PATH && QUERY.exec(search)) || [];
  if (id === undefined) return undefined;
  const vars = { auth: { uid: caller.userId ?? null, role: caller.role, jwt: caller.claims } };
  try {
    const { rows } = await connection.withContext(vars, (kysely) =>
      kysely.executeQuery<{ trip: string | null }>(CompiledQuery.raw(STATEMENT, [id])),
    );
    return new Response(rows[0]?.trip ?? 'null', {
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
  } catch (error) {
    // A retry at once would time out again.
    const answer = isTimeout(error) ? unavailableAnswer(error) : undefined;
    return answer && dataError(answer.status, answer);
  }
}
