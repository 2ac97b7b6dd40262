/** Refuses requests that no page sends (ADR 0033). */
import { dataError } from '../answers.ts';
import type { ExposedSchema } from './exposed-schema.ts';
import { checkQuery } from './query/check-query.ts';
import { QueryRefusal } from './query/names.ts';

const PATH = /^\/rest\/v1\/(rpc\/)?([A-Za-z_][A-Za-z0-9_]{0,62})$/;
const JSON_TYPE = /^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i;

const OF_RELATIONS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'];
const OF_FUNCTIONS = ['GET', 'HEAD', 'POST'];
/** Methods for a function that may write: POST alone. */
const OF_VOLATILE_FUNCTIONS = ['POST'];

/** Undefined: it is let through. Reads no rows. */
export function refusalOf(request: Request, url: URL, schema: ExposedSchema): Response | undefined {
  const [, isCall, name = ''] = PATH.exec(url.pathname) ?? [];
  if (name === '')
    return dataError(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' });
  const methods = !isCall
    ? OF_RELATIONS
    : schema.volatileFunctions.has(name)
      ? OF_VOLATILE_FUNCTIONS
      : OF_FUNCTIONS;
  if (!methods.includes(request.method)) return wrongMethod(request.method, methods);
  // U+0000 would cut the message to the database short.
  if (/%00/.test(url.search))
    return dataError(400, { code: 'PGRST100', message: 'The request contains a NUL character' });
  try {
    const hasArguments = Boolean(isCall) && request.method === 'GET';
    checkQuery({ parameters: url.searchParams, name, hasArguments, relations: schema.relations });
    return undefined;
  } catch (error) {
    if (!(error instanceof QueryRefusal)) throw error;
    return dataError(400, error);
  }
}

/** Whether the body is JSON; without a content type it is. */
export function isJson(headers: Headers): boolean {
  return JSON_TYPE.test(headers.get('content-type') ?? 'application/json');
}

function wrongMethod(method: string, allowed: readonly string[]): Response {
  const answer = dataError(405, { code: 'PGRST101', message: `The method ${method} is not allowed here` });
  answer.headers.set('allow', allowed.join(', '));
  return answer;
}
