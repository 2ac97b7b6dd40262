/** Endpoints below `/auth/v1` that the library does not have. */
import { isIP } from 'node:net';
import { authError } from '../data-api/answers.ts';
import type { Gate } from '../data-api/gate.ts';
import { readText } from '../http/request-body.ts';
import type { SecurityLog } from '../security/security-log.ts';
import { callerOf } from './bearer.ts';
import { factorEndpoint, type Note } from './factors/endpoints.ts';
import type { FactorServices } from './factors/services.ts';
import { AuthRefusal, answering } from './refusal.ts';

type Options = { gate: Gate; factors: FactorServices; security: SecurityLog };

const MOST_BYTES = 65_536;

export type AccountEndpoints = (request: Request, address: string) => Promise<Response> | undefined;

/** Answers what is ours; undefined for what is the library's, or nobody's. `address` is the caller's. */
export function createAccountEndpoints({ gate, factors, security }: Options): AccountEndpoints {
  return (request, address) => {
    const [room, ...path] = new URL(request.url).pathname.slice('/auth/v1/'.length).split('/');
    const methods = room === 'factors' ? factorEndpoint(path, factors) : undefined;
    if (!methods) return undefined;
    return answering(async () => {
      const answer = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
      if (!answer) return authError(405, 'method_not_allowed', 'The endpoint has no such method');
      const caller = await callerOf(request, { gate, database: factors.database });
      const body = await readJson(request);
      const note: Note = (event) =>
        security.note({ event, actor: caller.userId, subject: caller.userId, address });
      return json(await answer({ caller, body, address: isIP(address) ? address : null, note }));
    });
  };
}

/** The body as JSON; undefined when there is none. Throws AuthRefusal. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, MOST_BYTES);
  if (typeof text !== 'string')
    throw new AuthRefusal(text.status, text.status === 413 ? text.code : 'bad_json', text.message);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

export function json(body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
