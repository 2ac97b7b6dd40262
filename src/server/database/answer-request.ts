import type { ConnectionContextOptions, IntrospectResult, VarsContext } from '@supabase/lite';
import type { Kysely } from 'kysely';
import { dataError } from '../supabase/answers.ts';
import { asOneRow } from '../supabase/data-api/single-row.ts';
import { openingOf } from './request-settings.ts';
import { type IsLast, MAX_ANSWER_BYTES, type RequestSession, runRequest } from './request-transaction.ts';
import type { Pool } from './session-pool.ts';

export function answerRequest<Result>(
  pool: Pool<RequestSession>,
  vars: VarsContext | undefined,
  work: (kysely: Kysely<unknown>) => Promise<Result>,
  options: ConnectionContextOptions | undefined,
  written: () => void,
): Promise<Result> {
  if (options?.transaction) throw new Error('A transaction of the storage API: not in use.');
  const isCall = options?.rpc !== undefined;
  const complete = isCall ? completeAnswer : (result: Result) => completeAnswer(withinLimit(result));
  // A call in a read-only transaction is a read.
  const mayWrite = isCall && !options.rpc?.readOnly;
  return runRequest(
    pool,
    openingOf(vars, options?.rpc),
    mayWrite,
    lastOf(options?.rpc),
    work,
    complete,
    written,
  );
}

/** Inserts of the library name their table so. */
const INSERT = /^insert into "\w+" \(/;
/** What a call comes to that is not filtered, ordered or cut. */
const CALL = /^select \* from public\.\w+\(.*\) as "\w+" limit \$\d+$/;
/** Formats in which every answer can be written. */
const ANY_FORMAT = /^(\*\/\*|application\/json)?$/;

/** An insert that returns nothing is the last of its request, and so is a call that is asked for its rows alone. */
function lastOf(call: ConnectionContextOptions['rpc']): IsLast {
  if (!call) return (statement) => INSERT.test(statement) && !statement.includes(' returning ');
  const { accept = '', prefer = '' } = call.requestHeaders ?? {};
  const isPlain = !call.readOnly && ANY_FORMAT.test(accept) && prefer === '';
  return (statement) => isPlain && CALL.test(statement);
}

/** Refuses an answer over the limit: a write's is measured after it was made, and is then undone. */
function withinLimit<Result>(result: Result): Result {
  const size = result instanceof Response ? Number(result.headers.get('content-length') ?? 0) : 0;
  if (size <= MAX_ANSWER_BYTES) return result;
  const key = 'answer_too_large';
  // The library's answers are responses; the type parameter is its own generality.
  return dataError(413, { code: 'PT413', message: key, details: '', hint: key }) as Result;
}

async function completeAnswer<Result>(result: Result): Promise<Result> {
  return result instanceof Response ? ((await asOneRow(result)) as Result) : result;
}

/** Drops other schemas: the library answers differently for them, and walks the list at each request. */
export function publicOnly(found: IntrospectResult): IntrospectResult {
  const inPublic = <Part extends { schema: string }>(parts: readonly Part[]) =>
    parts.filter((part) => part.schema === 'public');
  return {
    ...found,
    tables: inPublic(found.tables),
    columns: inPublic(found.columns),
    indexes: inPublic(found.indexes),
    foreign_keys: inPublic(found.foreign_keys).filter((key) => (key.ref_schema ?? 'public') === 'public'),
    primary_keys: inPublic(found.primary_keys),
    views: inPublic(found.views),
    check_constraints: inPublic(found.check_constraints),
    unique_constraints: inPublic(found.unique_constraints),
    comments: inPublic(found.comments),
    custom_types: inPublic(found.custom_types),
    triggers: inPublic(found.triggers),
    ...(found.functions && { functions: inPublic(found.functions) }),
    ...(found.partitions && { partitions: inPublic(found.partitions) }),
  };
}
