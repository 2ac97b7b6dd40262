/** `/rest/v1`: the library's data API behind our gate, with bodies and errors made sound. */
import type { App } from '@supabase/lite';
import { readText } from '../http/request-body.ts';
import type { Logger } from '../logger.ts';
import type { SecurityLog } from '../security/security-log.ts';
import { dataError } from './answers.ts';
import { asChange } from './change-id.ts';
import { isJson, refusalOf } from './check-request.ts';
import type { DataLimits } from './data-limits.ts';
import { internal } from './database-errors.ts';
import { exposedSchemaOf } from './exposed-schema.ts';
import { createFastReads } from './fast-reads.ts';
import { type Gate, isIdentity } from './gate.ts';
import { introduce } from './library-app.ts';
import { expectingOneRow, wantsOneRow } from './single-row.ts';

type Options = {
  app: App;
  gate: Gate;
  limits: DataLimits;
  security: SecurityLog;
  logger: Logger;
};

/** What inserts rows, or calls a function. */
const COUNTED = new Set(['POST', 'PUT']);
/** What somebody takes along is worth a security event. */
const EXPORT = '/rest/v1/rpc/export_my_data';

/** Answers requests below `/rest/v1/`; `address` is the caller's. */
export function createDataApi({
  app,
  gate,
  limits,
  security,
  logger,
}: Options): (request: Request, address: string) => Promise<Response> {
  const fastReads = createFastReads(app.connection);
  const exposedSchema = exposedSchemaOf(app.connection);
  return async (request, address) => {
    const url = new URL(request.url);
    const caller = await gate(
      request.headers.get('apikey') ?? url.searchParams.get('apikey') ?? undefined,
      request.headers.get('authorization') ?? undefined,
    );
    if (!isIdentity(caller)) return dataError(caller.status, caller);
    const refusal = refusalOf(request, url, await exposedSchema());
    if (refusal) return refusal;
    const forwarded = await withSoundBody(request);
    if (forwarded instanceof Response) return forwarded;
    if (COUNTED.has(request.method)) {
      const write = { path: url.pathname, caller, address, body: await forwarded.text() };
      const wait = await limits(write);
      if (wait !== undefined) {
        security.note({
          event: 'rate_limited',
          actor: caller.userId,
          address,
          details: { endpoint: url.pathname },
        });
        return tooMany(wait);
      }
    }
    introduce(forwarded, caller);
    const ask = () => asChange(request, async () => app.fetch(forwarded, { peerAddress: null }));
    const response = await (wantsOneRow(request)
      ? expectingOneRow(ask)
      : fastReads.answer(request, url, caller, ask));
    if (url.pathname === EXPORT && response.ok)
      security.note({ event: 'data_exported', actor: caller.userId, subject: caller.userId, address });
    return response.status < 500 ? response : ownFault(response, logger);
  };
}

/** The request, with its body read and checked if it has one. */
async function withSoundBody(request: Request): Promise<Request | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const body = await readText(request);
  if (typeof body !== 'string') return dataError(body.status, body);
  if (body !== '' && !isJson(request.headers)) return noJson();
  // A request of its own costs as much as all the checks; the library reads the body by this method alone.
  return Object.defineProperty(request, 'text', { value: () => Promise.resolve(body) });
}

function noJson(): Response {
  return dataError(415, { code: 'PGRST107', message: 'The content of a request must be application/json' });
}

function tooMany(seconds: number): Response {
  const answer = dataError(429, { code: 'over_request_rate_limit', message: 'Request rate limit reached' });
  answer.headers.set('retry-after', String(seconds));
  return answer;
}

/** Keeps an error that we spelled out; replaces the library's own, which may tell of its insides. */
async function ownFault(response: Response, logger: Logger): Promise<Response> {
  const text = await response.clone().text();
  if (!text.includes('"SUP"') && response.headers.get('content-type')?.includes('json')) return response;
  logger.error({ status: response.status, answer: text.slice(0, 500) }, 'the data API failed');
  return dataError(500, internal);
}
