import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type BackupMetrics, createBackupMetrics } from '../backup/backup-metrics.ts';
import type { EndedStatement } from '../database/failures.ts';
import { createMailMetrics, type MailMetrics } from '../mail/worker.ts';
import { figuresText } from '../processes/worker.ts';
import { createRateMetrics, type RateMetrics } from '../rates/rate-metrics.ts';
import { createRealtimeMetrics } from '../supabase/realtime/metrics.ts';

export type Metrics = {
  count: (route: Route, method: string, status: number, seconds: number) => void;
  countRefusal: (limit: string) => void;
  countEnded: (reason: EndedStatement['reason']) => void;
  text: () => Promise<string>;
  realtime: ReturnType<typeof createRealtimeMetrics>;
  mails: MailMetrics;
  backups: BackupMetrics;
  rates: RateMetrics;
};

export type Route = 'auth' | 'rest' | 'functions' | 'page' | 'file' | 'other';

/** Uses a registry of its own: two servers in one process don't mix. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  new Gauge({ name: 'escale_processes', help: 'Processes that serve.', registers: [register] }).set(1);
  const duration = new Histogram({
    name: 'escale_request_seconds',
    help: 'Time until the answer was ready, by route and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const refusals = new Counter({
    name: 'escale_limit_refusals_total',
    help: 'Requests, messages and sockets refused by a limit.',
    labelNames: ['limit'],
    registers: [register],
  });
  const ended = new Counter({
    name: 'escale_statements_ended_total',
    help: 'Statements that ran too long and were ended, and ends of the embedded database.',
    labelNames: ['reason'],
    registers: [register],
  });
  const countRefusal = (limit: string) => refusals.inc({ limit });
  return {
    realtime: createRealtimeMetrics(register, countRefusal),
    mails: createMailMetrics(register),
    backups: createBackupMetrics(register),
    rates: createRateMetrics(register),
    count: (route, method, status, seconds) =>
      duration.observe({ route, method, status: String(status) }, seconds),
    countRefusal,
    countEnded: (reason) => ended.inc({ reason }),
    text: figuresText(register),
  };
}
