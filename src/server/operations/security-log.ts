/**
 * Writes security events without making the request wait: they are gathered for a moment and written at once. What is alike
 * within that moment is one line with its number, so that a flood of tries is not a flood of lines.
 */
import { createHmac } from 'node:crypto';
import type { Sql } from '../database/session.ts';
import type { Logger } from './logger.ts';
import { shortAddress } from './short-address.ts';

export type SecurityEvent = {
  /** Words joined by `_`, as in `signed_in`. */
  event: string;
  /** Who did it: an account's id. */
  actor?: string | undefined;
  role?: 'anon' | 'authenticated' | 'service_role' | 'server';
  /** Whom or what it is about: an account's id, or `hashOf` an address. */
  subject?: string | undefined;
  /** The caller's network address, in full: it is shortened here. */
  address?: string;
  /** Little, and nothing that is secret or personal. */
  details?: Record<string, string | number>;
};

export type SecurityLog = {
  note: (event: SecurityEvent) => void;
  /** A name for an address that may be nobody's; the same for the same address. */
  hashOf: (address: string) => string;
  /** Writes what is gathered. */
  flush: () => Promise<void>;
};

type Options = { database: Pick<Sql, 'query'>; secret: string; logger: Pick<Logger, 'error'> };
type Line = SecurityEvent & { at: string; count: number };

/** Milliseconds for which events are gathered. */
const GATHER = 500;
/** Different events within that time; what is more is counted in the process's own log only. */
const MAX_LINES = 2000;

const INSERT = `insert into app.security_events (created_at, event, actor_id, actor_role, subject, address, details)
  select e.at, e.event, e.actor, e.role, left(e.subject, 200), e.address, e.details
  from jsonb_to_recordset($1::text::jsonb)
    as e (at timestamptz, event text, actor uuid, role text, subject text, address text, details jsonb)`;

export function createSecurityLog({ database, secret, logger }: Options): SecurityLog {
  let lines = new Map<string, Line>();
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...lines.values()];
    lines = new Map();
    if (dropped > 0) logger.error({ dropped }, 'security events came faster than they can be written');
    dropped = 0;
    if (batch.length === 0) return;
    try {
      await database.query(INSERT, [JSON.stringify(batch.map(rowOf))]);
    } catch (error) {
      logger.error(
        { reason: error instanceof Error ? error.message : 'unknown', lost: batch.length },
        'security events could not be written',
      );
    }
  }

  const flush = () => {
    writing = writing.then(write);
    return writing;
  };

  return {
    note(event) {
      const short = { ...event, ...(event.address && { address: shortAddress(event.address) }) };
      const key = JSON.stringify(short);
      const known = lines.get(key);
      if (known) known.count += 1;
      else if (lines.size >= MAX_LINES) dropped += 1;
      else lines.set(key, { ...short, at: new Date().toISOString(), count: 1 });
      timer ??= setTimeout(flush, GATHER).unref();
    },
    hashOf: (address) =>
      `#${createHmac('sha256', secret).update(address.trim().toLowerCase()).digest('base64url').slice(0, 16)}`,
    flush,
  };
}

function rowOf({
  at,
  event,
  actor,
  role = actor ? 'authenticated' : 'anon',
  subject,
  address,
  details,
  count,
}: Line) {
  return { at, event, actor, role, subject, address, details: { ...details, ...(count > 1 && { count }) } };
}
