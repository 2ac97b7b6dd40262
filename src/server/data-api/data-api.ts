/** `/rest/v1`: the library's data API behind our gate, with bodies and errors made sound. */
import type { App } from '@supabase/lite';
import { readText } from '../http/request-body.ts';
import type { Logger } from '../logger.ts';
import type { SecurityLog } from '../security/security-log.ts';
import { dataError } from './answers.ts';
import { asChange } from './change-id.ts';
import type { DataLimits } from './data-limits.ts';
import { internal } from './database-errors.ts';
import { createFastReads } from './fast-reads.ts';
import { type Gate, isIdentity } from './gate.ts';
import { introduce } from './library-app.ts';
import { namesPrototype } from './prototype-names.ts';
import { expectingOneRow, wantsOneRow } from './single-row.ts';

type Options = {
  app: App;
  gate: Gate;
  limits: DataLimits;
  security: SecurityLog;
  logger: Logger;
};

/** A table or view, or a function. Names are what SQL takes without quotes. */
const PATH = /^\/rest\/v1\/(rpc\/)?[A-Za-z_][A-Za-z0-9_]{0,62}$/;

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
  return async (request, address) => {
    const url = new URL(request.url);
    const caller = await gate(
      request.headers.get('apikey') ?? url.searchParams.get('apikey') ?? undefined,
      request.headers.get('authorization') ?? undefined,
    );
    if (!isIdentity(caller)) return dataError(caller.status, caller);
    if (!PATH.test(url.pathname)) return unknownPath();
    if (/%00/.test(url.search)) return nulCharacter();
    if (namesPrototype(url)) return prototypeName();
    const forwarded = await withSoundBody(request);
    if (forwarded instanceof Response) return forwarded;
    if (request.method === 'POST') {
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
  // A request of its own costs as much as all the checks; the library reads the body by this method alone.
  return Object.defineProperty(request, 'text', { value: () => Promise.resolve(body) });
}

/** PostgreSQL has no such character; in a name it would cut the message to the database short. */
function nulCharacter(): Response {
  return dataError(400, { code: 'PGRST100', message: 'The request contains a NUL character' });
}

function tooMany(seconds: number): Response {
  const answer = dataError(429, { code: 'over_request_rate_limit', message: 'Request rate limit reached' });
  answer.headers.set('retry-after', String(seconds));
  return answer;
}

/** In the library a column of such a name would be a property of every object of the process. */
function prototypeName(): Response {
  return dataError(400, { code: 'PGRST204', message: 'There is no such column' });
}

function unknownPath(): Response {
  return dataError(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' });
}

/** Keeps an error that we spelled out; replaces the library's own, which may tell of its insides. */
async function ownFault(response: Response, logger: Logger): Promise<Response> {
  const text = await response.clone().text();
  if (!text.includes('"SUP"') && response.headers.get('content-type')?.includes('json')) return response;
  logger.error({ status: response.status, answer: text.slice(0, 500) }, 'the data API failed');
  return dataError(500, internal);
}
