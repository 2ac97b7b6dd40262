/** Messages between the primary process, which serves nothing, and those that serve. */
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type Figures = MetricObjectWithValues<MetricValue<string>>[];

export type FromWorker =
  | { kind: 'serving' }
  | { kind: 'figures-wanted'; request: number }
  | { kind: 'figures'; request: number; figures: Figures };

export type ToWorker =
  | { kind: 'stop' }
  | { kind: 'measure'; request: number }
  | { kind: 'figures-of-all'; request: number; text: string };

const FROM_WORKER = new Set<unknown>(['serving', 'figures-wanted', 'figures']);
const TO_WORKER = new Set<unknown>(['stop', 'measure', 'figures-of-all']);

/** Whether a message is one of ours: rate limits have messages of their own. */
export function isFromWorker(message: unknown): message is FromWorker {
  return isOneOf(FROM_WORKER, message);
}

export function isToWorker(message: unknown): message is ToWorker {
  return isOneOf(TO_WORKER, message);
}

function isOneOf(kinds: ReadonlySet<unknown>, message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'kind' in message && kinds.has(message.kind);
}
