import { AsyncLocalStorage } from 'node:async_hooks';
import type { VarsContext } from '@supabase/lite';
import { recordOf } from '#domain/json.ts';
import { type Opening, type Setting, STATEMENT_LIMITS } from './session.ts';

const ROLES = ['anon', 'authenticated', 'service_role'] as const;

export const REQUEST_ROLES: ReadonlySet<string> = new Set(ROLES);

export type FunctionCall = {
  method: string;
  path: string;
  readOnly: boolean;
  requestHeaders?: Record<string, string>;
};

/** A call whose answer may be larger than others: all of a person's data. */
const EXPORT = '/rpc/export_my_data';

/** Sets the role last: from then on the request has its rights. `vars`: `{ auth: { uid, role, jwt } }`. */
export function openingOf(vars: VarsContext | undefined, call: FunctionCall | undefined): Opening {
  const auth = recordOf(vars?.auth);
  const asked = typeof auth.role === 'string' ? auth.role : 'anon';
  const role = ROLES.find((known) => known === asked);
  if (!role) throw new Error(`A request can't have the role ${asked}.`);
  const limit = STATEMENT_LIMITS[role];
  const claims = recordOf(auth.jwt);
  const settings: Setting[] = [
    ['statement_timeout', String(limit)],
    ['request.jwt.claims', JSON.stringify({ ...claims, role })],
    ['request.jwt.claim.sub', typeof auth.uid === 'string' ? auth.uid : ''],
    ['request.jwt.claim.role', role],
    ['request.jwt.claim.email', typeof claims.email === 'string' ? claims.email : ''],
  ];
  if (call) {
    settings.push(
      ['request.method', call.method],
      ['request.path', call.path],
      ['request.headers', JSON.stringify(call.requestHeaders ?? {})],
    );
    if (call.path === EXPORT) settings.push(['app.answer_is_export', 'on']);
    if (call.readOnly) settings.push(['transaction_read_only', 'on']);
  }
  const headers = call ? undefined : changeHeaders();
  if (headers) settings.push(['request.headers', headers]);
  settings.push(...(requestSettings.getStore() ?? []), ['role', role]);
  const { session_id: session } = claims;
  return {
    settings,
    callerSession: typeof session === 'string' && session !== '' ? session : undefined,
    limit,
  };
}

/** Facts of a request beside its caller, as settings of its transaction. */
const requestSettings = new AsyncLocalStorage<readonly Setting[]>();

/** Runs `work` with settings, whose names begin with `escale.`. */
export function withSettings<Result>(settings: readonly Setting[], work: () => Result): Result {
  return settings.length > 0 ? requestSettings.run(settings, work) : work();
}

const CHANGE_ID_HEADER = 'x-change-id';
const VALID_CHANGE_ID = /^[\w-]{1,64}$/;

/** The command's id, by which its own page recognises the event. */
const changeId = new AsyncLocalStorage<string>();

export function withChangeId<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  const id = request.headers.get(CHANGE_ID_HEADER);
  return id !== null && VALID_CHANGE_ID.test(id) ? changeId.run(id, work) : work();
}

/** Headers as JSON: the change id alone. */
function changeHeaders(): string | undefined {
  const id = changeId.getStore();
  return id === undefined ? undefined : JSON.stringify({ [CHANGE_ID_HEADER]: id });
}
