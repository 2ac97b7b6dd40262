/** What of the data API may only be done so often: forms that visitors send, and invitations, which tell who has an account. */
import { type MakeLimiter, networkOf, type Wait } from '../auth/limiters.ts';
import type { Config } from '../config.ts';
import type { Identity } from './gate.ts';

type Write = { path: string; caller: Identity; address: string; body: string };

export type DataLimits = (write: Write) => Promise<Wait>;

const FORMS = new Set(['/rest/v1/contact_messages', '/rest/v1/custom_trip_requests']);
const INVITATION = '/rest/v1/rpc/invite_collaborator';

/** Answers how long to wait before a write; undefined: go ahead. The server's own key is not limited. */
export function createDataLimits(
  config: Pick<Config, 'RATE_FORM_ADDRESS' | 'RATE_INVITE_ACCOUNT'>,
  limiter: MakeLimiter,
): DataLimits {
  const formsByAddress = limiter('form-address', config.RATE_FORM_ADDRESS);
  const invitationsByAccount = limiter('invite-account', config.RATE_INVITE_ACCOUNT);
  return async ({ path, caller, address, body }) => {
    if (caller.role === 'service_role') return undefined;
    if (FORMS.has(path)) return formsByAddress.take(networkOf(address), rowsIn(body));
    if (path === INVITATION && caller.userId) return invitationsByAccount.take(caller.userId);
    return undefined;
  };
}

/** A request may bring several at once. What is no JSON is refused later. */
function rowsIn(body: string): number {
  if (!body.trimStart().startsWith('[')) return 1;
  try {
    const rows: unknown = JSON.parse(body);
    return Array.isArray(rows) ? Math.max(1, rows.length) : 1;
  } catch {
    return 1;
  }
}
