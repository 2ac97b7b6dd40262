import { Counter, type Registry } from 'prom-client';

export type RateMetrics = { count: (result: 'read' | 'unchanged' | 'failed') => void };

export function createRateMetrics(register: Registry): RateMetrics {
  const reads = new Counter({
    name: 'escale_rate_reads_total',
    help: 'Times that the reference rates were asked for, by what came of it.',
    labelNames: ['result'],
    registers: [register],
  });
  return { count: (result) => reads.inc({ result }) };
}
