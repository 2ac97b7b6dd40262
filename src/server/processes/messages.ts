/** What the processes of one server say to each other: the first one, which serves nothing itself, and those that serve. */
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** The figures of one process, by metric. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[];

export type FromWorker =
  | { kind: 'serving' }
  /** Wants the figures of all. */
  | { kind: 'figures-wanted'; request: number }
  | { kind: 'figures'; request: number; figures: Figures };

export type ToWorker =
  | { kind: 'stop' }
  /** Its own figures are wanted. */
  | { kind: 'measure'; request: number }
  /** The figures of all, as Prometheus reads them. */
  | { kind: 'figures-of-all'; request: number; text: string };

const FROM_WORKER = new Set<unknown>(['serving', 'figures-wanted', 'figures']);
const TO_WORKER = new Set<unknown>(['stop', 'measure', 'figures-of-all']);

/** Whether it is one of ours: rate limits have messages of their own. */
export function isFromWorker(message: unknown): message is FromWorker {
  return isOneOf(FROM_WORKER, message);
}

export function isToWorker(message: unknown): message is ToWorker {
  return isOneOf(TO_WORKER, message);
}

function isOneOf(kinds: ReadonlySet<unknown>, message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'kind' in message && kinds.has(message.kind);
}
