import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Figures, FromWorker, ToWorker } from './messages.ts';

/** Milliseconds for an answer; a process that is slower is left out. */
const PATIENCE = 1000;

type Gathering = { figures: Figures[]; missing: Set<number>; end: () => void };

export function createFiguresOfAll(serving: () => readonly Worker[], own: Registry) {
  const gatherings = new Map<number, Gathering>();
  let last = 0;

  function gather(): Promise<Figures[]> {
    const request = ++last;
    const workers = serving();
    return new Promise((resolve) => {
      const figures: Figures[] = [];
      const end = () => {
        clearTimeout(timer);
        gatherings.delete(request);
        resolve(figures);
      };
      const timer = setTimeout(end, PATIENCE);
      gatherings.set(request, { figures, missing: new Set(workers.map(({ id }) => id)), end });
      for (const worker of workers) worker.send({ kind: 'measure', request } satisfies ToWorker);
    });
  }

  return {
    note({ id }: Worker, { request, figures }: Extract<FromWorker, { kind: 'figures' }>): void {
      const gathering = gatherings.get(request);
      if (!gathering?.missing.delete(id)) return;
      gathering.figures.push(figures);
      if (gathering.missing.size === 0) gathering.end();
    },
    async answer(worker: Worker, request: number): Promise<void> {
      const sum = AggregatorRegistry.aggregate(await gather());
      const text = `${await sum.metrics()}\n${await own.metrics()}`;
      worker.send({ kind: 'figures-of-all', request, text } satisfies ToWorker);
    },
  };
}
