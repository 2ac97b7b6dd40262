import { Counter, type Registry } from 'prom-client';
import type { MailKind } from './kinds.ts';

/** `dropped`: nothing to report any more; `given up`: after the last try. */
export type MailResult = 'sent' | 'postponed' | 'dropped' | 'given up';

export type MailMetrics = { count: (kind: MailKind, result: MailResult) => void };

export function createMailMetrics(register: Registry): MailMetrics {
  const mails = new Counter({
    name: 'escale_mails_total',
    help: 'Mails of the queue, by what they are about and what became of them.',
    labelNames: ['kind', 'result'],
    registers: [register],
  });
  return { count: (kind, result) => mails.inc({ kind, result }) };
}
