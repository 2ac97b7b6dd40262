import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { type FromWorker, isToWorker } from './messages.ts';

/** Names the variable of the worker with the duties done once for all: mails, upkeep, backups. */
export const DUTIES = 'ESCALE_DUTIES';

export const hasDuties = (): boolean => !cluster.isWorker || process.env[DUTIES] === 'yes';

export const isFirst = (): boolean => !cluster.isWorker || cluster.worker?.id === 1;

/** Listens for signals; of several processes, the primary stops the others, which ignore them. */
export function onStop(stop: () => void): void {
  process.on('SIGTERM', () => cluster.isPrimary && stop());
  process.on('SIGINT', () => cluster.isPrimary && stop());
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    if (isToWorker(message) && message.kind === 'stop') stop();
  });
  send({ kind: 'serving' });
}

export function figuresText(register: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => register.metrics();
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  process.on('message', async (message) => {
    if (!isToWorker(message) || message.kind === 'stop') return;
    const { request } = message;
    if (message.kind === 'measure')
      return send({ kind: 'figures', request, figures: await register.getMetricsAsJSON() });
    waiting.get(request)?.(message.text);
    waiting.delete(request);
  });
  return () =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      send({ kind: 'figures-wanted', request: last });
    });
}

function send(message: FromWorker): void {
  process.send?.(message);
}
