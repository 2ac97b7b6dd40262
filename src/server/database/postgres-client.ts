/** The driver's clients: one connection each, that follows the primary where the address has several servers (ADR 0064). */
import postgres from 'postgres';
import { codeOf } from '../operations/operator-error.ts';
import { type Host, parseDatabaseAddress } from './database-address.ts';
import { connectTo, openSocket } from './driver-socket.ts';
import { PrimaryServer } from './primary-server.ts';

type Options = Pick<
  postgres.Options<Record<string, postgres.PostgresType>>,
  'connection' | 'fetch_types' | 'idle_timeout' | 'max_lifetime' | 'onclose' | 'types'
>;

export type OpenClient = (options: Options) => postgres.Sql;

/** In s: how long one of several servers may take to greet. */
const PATIENCE = 2;
const LONGEST_PAUSE_SECONDS = 1;

/** Seconds before the next try to connect; the driver's own grow to twenty. */
export function pauseBefore(tries: number, random = Math.random()): number {
  return (0.5 + random / 2) * Math.min(3 ** tries / 100, LONGEST_PAUSE_SECONDS);
}

const SHARED = { max: 1, onnotice: () => {}, backoff: pauseBefore };

/** Clients of one address share what they know of its servers. Nothing connects before a client's first statement. */
export function clientsOf(address: string): OpenClient {
  const { url, hosts, wantsPrimary } = parseDatabaseAddress(address);
  // Its `read-write` looks at a setting that a standby has off, and takes it.
  const target = { ...SHARED, ...(wantsPrimary && { target_session_attrs: 'primary' as const }) };
  if (hosts.length === 1) {
    const only = { ...target, socket: openSocket };
    return (options) => postgres(url, { ...only, ...options });
  }
  const primary = new PrimaryServer(hosts, (host) => askForWrites(url, target, host));
  const followed = { ...target, socket: primary.openSocket };
  return (options) => postgres(url, { ...followed, ...options });
}

async function askForWrites(url: string, target: object, host: Host): Promise<void> {
  const client = postgres(url, {
    ...target,
    fetch_types: false,
    connect_timeout: PATIENCE,
    ...{ socket: () => connectTo(host) },
  });
  try {
    await client`select 1`;
  } catch (error) {
    throw codeOf(error) === 'CONNECTION_DESTROYED' ? new Error('a standby', { cause: error }) : error;
  } finally {
    await client.end({ timeout: 0 });
  }
}
