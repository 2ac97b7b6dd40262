/** Writes that ask for one row: the library answers a list when they embed. Corrected inside the transaction, so a write of several rolls back. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { parsedJson } from '#domain/json.ts';
import { dataError } from '../answers.ts';

const OBJECT_TYPE = 'application/vnd.pgrst.object+json';

const expectations = new AsyncLocalStorage<'one row'>();

export function wantsOneRow(request: Request): boolean {
  return request.method !== 'GET' && (request.headers.get('accept') ?? '').includes(OBJECT_TYPE);
}

/** Runs `work`, whose answers are objects. */
export function expectingOneRow<Result>(work: () => Promise<Result>): Promise<Result> {
  return expectations.run('one row', work);
}

export async function asOneRow(answer: Response): Promise<Response> {
  const isList =
    answer.ok && answer.status !== 204 && !answer.headers.get('content-type')?.includes(OBJECT_TYPE);
  if (!isList || expectations.getStore() === undefined) return answer;
  const rows = parsedJson(await answer.clone().text());
  if (!Array.isArray(rows)) return answer;
  if (rows.length !== 1) {
    const details = `The result contains ${rows.length} rows`;
    return dataError(406, {
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details,
    });
  }
  const headers = new Headers(answer.headers);
  headers.set('content-type', `${OBJECT_TYPE}; charset=utf-8`);
  headers.delete('content-length');
  return new Response(JSON.stringify(rows[0]), { status: answer.status, headers });
}
