/** One of several processes that serve, as it sees the others. */
import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { type FromWorker, isToWorker } from './messages.ts';

/** The variable by which the process is known that does what is done once for all: the queue of mails, upkeep, backups. */
export const DUTIES = 'ESCALE_DUTIES';

/** Whether this process does what is done once for all. One alone does everything. */
export const hasDuties = (): boolean => !cluster.isWorker || process.env[DUTIES] === 'yes';

/** Whether it is the one that says on the terminal that it serves. */
export const isFirst = (): boolean => !cluster.isWorker || cluster.worker?.id === 1;

/** Calls `stop` when this process is to end: of several, the first one asks the others, which leave signals to it. */
export function onStop(stop: () => void): void {
  process.on('SIGTERM', () => cluster.isPrimary && stop());
  process.on('SIGINT', () => cluster.isPrimary && stop());
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    if (isToWorker(message) && message.kind === 'stop') stop();
  });
  tell({ kind: 'serving' });
}

/** The text of the figures: of this process, or of all of which it is one. */
export function figuresText(register: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => register.metrics();
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  process.on('message', async (message) => {
    if (!isToWorker(message) || message.kind === 'stop') return;
    const { request } = message;
    if (message.kind === 'measure')
      return tell({ kind: 'figures', request, figures: await register.getMetricsAsJSON() });
    waiting.get(request)?.(message.text);
    waiting.delete(request);
  });
  return () =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      tell({ kind: 'figures-wanted', request: last });
    });
}

function tell(message: FromWorker): void {
  process.send?.(message);
}
