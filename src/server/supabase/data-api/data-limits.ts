/** Rate limits of the data API: the network for `app.take`, and invitations, counted before the call, since a refused one rolls back. */
import { createHmac } from 'node:crypto';
import type { Query, Setting } from '../../database/session.ts';
import { networkOf } from '../../operations/limiters.ts';
import type { Identity } from '../auth-middleware.ts';

type Call = { path: string; caller: Identity; address: string };

/** Counts a call; undefined: the limit is reached. */
export type DataLimits = (call: Call) => Promise<readonly Setting[] | undefined>;

type Options = { database: Query; secret: string };

const INVITATIONS = new Set(['/rest/v1/rpc/invite_collaborator', '/rest/v1/rpc/invite_address']);
const NETWORK_CALLS = new Set([
  '/rest/v1/contact_messages',
  '/rest/v1/custom_trip_requests',
  '/rest/v1/rpc/join_link',
  '/rest/v1/rpc/join_trip',
  '/rest/v1/rpc/decline_invitation',
]);

/** Makes limits; the secret key has none. `secret` makes network addresses unreadable. */
export function createDataLimits({ database, secret }: Options): DataLimits {
  const nameOf = (network: string) =>
    createHmac('sha256', secret).update(network).digest('base64url').slice(0, 32);
  return async ({ path, caller, address }) => {
    if (caller.role === 'service_role') return [];
    if (NETWORK_CALLS.has(path)) return [['escale.network', nameOf(networkOf(address))]];
    if (!INVITATIONS.has(path) || !caller.userId) return [];
    const sql = "select app.take('invite-account', $1) as taken";
    // A database that does not answer here refuses the call too; a row is then counted by the trigger.
    const [row] = await database.query<{ taken: boolean }>(sql, [caller.userId]).catch(() => []);
    if (!row) return [];
    return row.taken ? [['escale.counted', 'on']] : undefined;
  };
}
