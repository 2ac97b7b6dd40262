/** The primary of several processes (`PROCESSES`): opens the port, starts and replaces workers, counts requests (ADR 0049). */
import cluster, { type Worker } from 'node:cluster';
import { Counter, Registry } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { Logger } from '../operations/logger.ts';
import { createFiguresOfAll } from './figures-of-all.ts';
import { type FromWorker, isFromWorker, type ToWorker } from './messages.ts';
import { DUTIES } from './worker.ts';

const RETRY_AFTER = 1000;

export function superviseProcesses(count: number, logger: Pick<Logger, 'info' | 'error'>): void {
  const serving = new Set<Worker>();
  let running = 0;
  let isStopping = false;
  /** True once the first has started: a reason that keeps it from that keeps all. */
  let hasStarted = false;

  // Workers accept connections: one handed to a dying process would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  new RateLimiterClusterMaster();
  const register = new Registry();
  const replaced = new Counter({
    name: 'escale_processes_replaced_total',
    help: 'Processes that ended by themselves and were replaced.',
    registers: [register],
  });
  const figures = createFiguresOfAll(() => [...serving], register);

  function start(hasDuties: boolean): void {
    const worker = cluster.fork(hasDuties ? { [DUTIES]: 'yes' } : { [DUTIES]: '' });
    running += 1;
    // Concerns a message to a process that has just died, whose end is an event of its own.
    worker.on('error', (error) => logger.error({ reason: error.message }, 'a process could not be reached'));
    worker.on('message', (message: unknown) => {
      if (isFromWorker(message)) hear(worker, message);
    });
    worker.once('exit', (code, signal) => replace(worker, hasDuties, signal ?? code));
  }

  function hear(worker: Worker, message: FromWorker): void {
    if (message.kind === 'figures') figures.note(worker, message);
    else if (message.kind === 'figures-wanted')
      figures
        .answer(worker, message.request)
        .catch((error: unknown) => logger.error({ err: error }, 'the figures could not be added up'));
    else {
      serving.add(worker);
      logger.info({ pid: worker.process.pid, processes: serving.size }, 'a process serves');
      if (!hasStarted && !isStopping) for (let more = 1; more < count; more += 1) start(false);
      hasStarted = true;
      // It received no message while it started.
      if (isStopping) send(worker, { kind: 'stop' });
    }
  }

  function replace(worker: Worker, hadDuties: boolean, reason: number | string): void {
    const served = serving.delete(worker);
    running -= 1;
    if (isStopping && reason !== 0) process.exitCode = 1;
    if (isStopping && running === 0) process.exit();
    if (isStopping) return;
    if (!hasStarted) process.exit(typeof reason === 'number' ? reason : 1);
    logger.error({ pid: worker.process.pid, reason }, 'a process has ended and is replaced');
    replaced.inc();
    setTimeout(
      () => {
        if (!isStopping) start(hadDuties);
      },
      served ? 0 : RETRY_AFTER,
    );
  }

  function stop(): void {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    // A second signal ends all at once.
    if (isStopping) for (const worker of workers) worker.process.kill('SIGKILL');
    isStopping = true;
    for (const worker of workers) send(worker, { kind: 'stop' });
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  start(true);
}

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}
