/** Who a request of the data API speaks for, as settings of its transaction. */
import type { VarsContext } from '@supabase/lite';
import { changeHeaders } from '../data-api/change-id.ts';
import { currentSettings } from './request-context.ts';
import type { Setting } from './session.ts';

/** The roles a request may have. A token can name no other. */
export const REQUEST_ROLES: ReadonlySet<string> = new Set(['anon', 'authenticated', 'service_role']);

/** What the library tells of a call of a function. */
export type FunctionCall = {
  method: string;
  path: string;
  readOnly: boolean;
  requestHeaders?: Record<string, string>;
};

/** Seconds after which PostgreSQL gives up on a statement of a request. PGlite knows no timers. */
const STATEMENT_TIMEOUT = '15s';

/** What may be larger than other answers: all that somebody has. */
const EXPORT = '/rpc/export_my_data';

/** How a request's transaction begins. */
export type Opening = {
  settings: Setting[];
  /** The session that the caller's token names. */
  callerSession: string | undefined;
};

/**
 * Settings that policies and functions read, the role last: from then on the request has no rights but
 * the role's. `vars` is the library's context: `{ auth: { uid, role, jwt } }`.
 */
export function openingOf(vars: VarsContext | undefined, call: FunctionCall | undefined): Opening {
  const auth = asRecord(vars?.auth);
  const role = typeof auth.role === 'string' ? auth.role : 'anon';
  if (!REQUEST_ROLES.has(role)) throw new Error(`A request can't have the role ${role}.`);
  const claims = asRecord(auth.jwt);
  const settings: Setting[] = [
    ['statement_timeout', STATEMENT_TIMEOUT],
    ['request.jwt.claims', JSON.stringify({ ...claims, role })],
    ['request.jwt.claim.sub', typeof auth.uid === 'string' ? auth.uid : ''],
    ['request.jwt.claim.role', role],
    ['request.jwt.claim.email', typeof claims.email === 'string' ? claims.email : ''],
  ];
  if (call) {
    settings.push(
      ['response.status', ''],
      ['response.headers', ''],
      ['request.method', call.method],
      ['request.path', call.path],
      ['request.headers', JSON.stringify(call.requestHeaders ?? {})],
    );
    if (call.path === EXPORT) settings.push(['app.answer_is_export', 'on']);
    if (call.readOnly) settings.push(['transaction_read_only', 'on']);
  }
  const headers = call ? undefined : changeHeaders();
  if (headers) settings.push(['request.headers', headers]);
  settings.push(...currentSettings(), ['role', role]);
  const { session_id: session } = claims;
  return { settings, callerSession: typeof session === 'string' && session !== '' ? session : undefined };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
