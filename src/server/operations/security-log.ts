/** Security events, gathered and written together; alike ones are one line with a number, so that a flood of tries is none of lines. */
import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { Query } from '../database/session.ts';
import type { Logger } from './logger.ts';
import { reasonOf } from './operator-error.ts';

export type SecurityEvent = {
  event: string;
  actor?: string | undefined;
  role?: 'anon' | 'authenticated' | 'service_role' | 'server';
  subject?: string | undefined;
  /** The full address: it is shortened here. */
  address?: string;
  /** Facts with nothing secret or personal. */
  details?: Record<string, string | number>;
};

export type SecurityLog = {
  note: (event: SecurityEvent) => void;
  /** Gives a pseudonym for an address. */
  hashOf: (address: string) => string;
  flush: () => Promise<void>;
};

type Options = { database: Query; secret: string; logger: Pick<Logger, 'error'> };
type Line = SecurityEvent & { at: string; count: number };

const GATHER = 500;
/** Lines at most; further events are counted in the process's log only. */
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
      logger.error({ reason: reasonOf(error), lost: batch.length }, 'security events could not be written');
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

/** Shortens to IPv4 /24 or IPv6 /48; empty for anything else. */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return '';
  const groups = (plain.split('::', 1)[0] ?? '').split(':').slice(0, 3);
  const known = groups
    .filter((group) => group !== '')
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${known.length > 0 ? `${known.join(':')}::` : '::'}/48`;
}
