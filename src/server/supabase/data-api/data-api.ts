import type { App } from '@supabase/lite';
import { withChangeId, withSettings } from '../../database/request-settings.ts';
import { readText } from '../../http/request-body.ts';
import type { Logger } from '../../operations/logger.ts';
import type { SecurityLog } from '../../operations/security-log.ts';
import { dataError } from '../answers.ts';
import { type Authenticate, apiKeyOf, isIdentity } from '../auth-middleware.ts';
import { setIdentity } from '../library-app.ts';
import { isJson, refusalOf } from './check-request.ts';
import type { DataLimits } from './data-limits.ts';
import { internal } from './database-errors.ts';
import { exposedSchemaOf } from './exposed-schema.ts';
import { expectingOneRow, wantsOneRow } from './single-row.ts';
import { readWholeTrip } from './whole-trip.ts';

type Options = {
  app: App;
  authenticate: Authenticate;
  limits: DataLimits;
  security: Pick<SecurityLog, 'note'>;
  logger: Logger;
  countRefusal: (limit: string) => void;
};

const CALLS = '/rest/v1/rpc/';

const EXPORT = '/rest/v1/rpc/export_my_data';

export function createDataApi({
  app,
  authenticate,
  limits,
  security,
  logger,
  countRefusal,
}: Options): (request: Request, address: string) => Promise<Response> {
  const exposedSchema = exposedSchemaOf(app.connection);
  return async (request, address) => {
    const url = new URL(request.url);
    const caller = await authenticate(
      apiKeyOf(request, url),
      request.headers.get('authorization') ?? undefined,
    );
    if (!isIdentity(caller)) return dataError(caller.status, caller);
    const refusal = refusalOf(request, url, await exposedSchema());
    if (refusal) return refusal;
    const forwarded = await withCheckedBody(request, url.pathname.startsWith(CALLS));
    if (forwarded instanceof Response) return forwarded;
    const settings = await limits({ path: url.pathname, caller, address });
    setIdentity(forwarded, caller);
    const ask = () => withChangeId(request, async () => app.fetch(forwarded, { peerAddress: null }));
    const response = settings
      ? await withSettings(settings, async () =>
          wantsOneRow(request)
            ? expectingOneRow(ask)
            : ((await readWholeTrip(app.connection, request, url, caller)) ?? ask()),
        )
      : tooManyInvitations();
    if (response.status === 429)
      security.note({
        event: 'rate_limited',
        actor: caller.userId,
        address,
        details: { endpoint: url.pathname },
      });
    if (response.status === 422) await countFull(response, countRefusal);
    if (url.pathname === EXPORT && response.ok)
      security.note({ event: 'data_exported', actor: caller.userId, subject: caller.userId, address });
    return response.status < 500 ? response : internalErrorAnswer(response, logger);
  };
}

/** Checks a body, which the library reads by `text`: a new Request would cost as much as all checks. */
async function withCheckedBody(request: Request, isCall: boolean): Promise<Request | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const body = await readText(request);
  if (typeof body !== 'string') return dataError(body.status, body);
  if (body !== '' && !isJson(request.headers)) return notJson();
  if (isCall && body !== '' && !body.trimStart().startsWith('{')) return notAnObject();
  return Object.defineProperty(request, 'text', { value: () => Promise.resolve(body) });
}

/** Refuses a list, which the library would pass as positional arguments. */
function notAnObject(): Response {
  return dataError(400, { code: 'PGRST102', message: 'The arguments of a function must be a JSON object' });
}

function notJson(): Response {
  return dataError(415, { code: 'PGRST107', message: 'The content of a request must be application/json' });
}

/** Answers as the database does. */
function tooManyInvitations(): Response {
  const key = 'invitations_too_many';
  return dataError(429, { code: 'PT429', message: key, hint: key });
}

/** Counts answers of a reached limit, which come with every status. */
async function countFull(response: Response, countRefusal: (limit: string) => void): Promise<void> {
  const [, key] = /"message":"([a-z]+_too_many)"/.exec(await response.clone().text()) ?? [];
  if (key) countRefusal(key);
}

/** Passes our own error on; replaces the library's, which may reveal internals. */
async function internalErrorAnswer(response: Response, logger: Logger): Promise<Response> {
  const text = await response.clone().text();
  if (!text.includes('"SUP"') && response.headers.get('content-type')?.includes('json')) return response;
  logger.error({ status: response.status, answer: text.slice(0, 500) }, 'the data API failed');
  return dataError(500, internal);
}
