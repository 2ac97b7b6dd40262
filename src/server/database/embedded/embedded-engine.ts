/**
 * The embedded database in a thread under a watchdog (ADR 0032): a statement that runs too long, or a crash, costs the thread and the open
 * transaction; another thread opens the folder again, with all that was acknowledged.
 */
import { existsSync, statfsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { nearestFolder } from '../../operations/data-dir.ts';
import { OperatorError } from '../../operations/operator-error.ts';
import { programUrl } from '../../program-files.ts';
import {
  ConnectionLostError,
  type EndedStatement,
  StatementTimeoutError,
  withoutValues,
} from '../failures.ts';
import { syncFile, syncFolder } from './durable-files.ts';
import { type Answer, type Call, type Rows, toError, type WorkerOptions } from './embedded-protocol.ts';

export type EngineOptions = {
  folder: string;
  /** In ms for opening, in which a new folder is made or a crashed one recovers. */
  openingLimit: number;
  /** Megabytes of the thread's JavaScript; PostgreSQL's memory is apart. */
  heapMb?: number;
  onEnded: (ended: EndedStatement) => void;
  /** Called when the database is open again; unlogged tables are empty. */
  onReopened: () => void;
  report: (error: unknown) => void;
};

type Pending = {
  call: Call;
  limit: number;
  resolve: (rows: Rows | undefined) => void;
  reject: (error: Error) => void;
};

const PROGRAM = fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'));
const WORKER = programUrl('database/embedded/embedded-worker.ts');
/** Beside the built server. Where sources run there is none, and PGlite runs `initdb`: slower, and half a gigabyte of memory. */
const EMPTY_DATABASE = fileURLToPath(new URL('empty-database.tar.zst', import.meta.url));
/** Enough where an answer usually has a few hundred kB. */
const HEAP_MB = 512;
const CLOSING_LIMIT = 30_000;
const RETRY_AFTER_MS = 1000;

/** Bytes that PostgreSQL needs to open a folder: a file of its log, and some. */
const LEAST_ROOM = 24 * 2 ** 20;

/** The error with which a folder did not open: on a full disk PostgreSQL stops midway, without such a message. */
function openingError(folder: string, error: unknown): unknown {
  const { bavail, bsize } = statfsSync(nearestFolder(folder));
  return bavail * bsize < LEAST_ROOM
    ? new OperatorError(`The disk of ${folder} is full. Make room, then start again.`)
    : error;
}

export class EmbeddedEngine {
  readonly #options: EngineOptions;
  readonly #program: WebAssembly.Module;
  #pending: Pending[] = [];
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #generation = 0;
  #state: 'opening' | 'open' | 'closed' = 'opening';
  #reopening: Promise<void> = Promise.resolve();

  private constructor(options: EngineOptions, program: WebAssembly.Module) {
    this.#options = options;
    this.#program = program;
  }

  /** Opens the database, made if missing. Throws the reason why it can't be opened. */
  static async open(options: EngineOptions): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(options, await WebAssembly.compile(await readFile(PROGRAM)));
    try {
      await engine.#create();
      await engine.#start();
    } catch (error) {
      await engine.close();
      throw openingError(options.folder, error);
    }
    return engine;
  }

  get generation(): number {
    return this.#generation;
  }

  /** `limit` (ms) counts from its turn. @throws the database's error, StatementTimeoutError, or ConnectionLostError */
  run(call: Call, limit: number): Promise<Rows | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#state === 'closed') return reject(new ConnectionLostError('The database is closed.'));
      this.#worker?.postMessage(call);
      this.#pending.push({ call, limit, resolve, reject });
      if (this.#pending.length === 1) this.#watch();
    });
  }

  async close(): Promise<void> {
    if (this.#state === 'open') await this.run({ kind: 'close' }, CLOSING_LIMIT).catch(() => {});
    this.#state = 'closed';
    await this.#endWorker(() => new ConnectionLostError('The database is closed.'));
    await this.#reopening;
  }

  /** Makes the database beside its folder, which it replaces once on the disk: half of one never opens. */
  async #create(): Promise<void> {
    const { folder } = this.#options;
    if (existsSync(join(folder, 'PG_VERSION'))) return;
    const draft = `${folder}.new`;
    await rm(draft, { recursive: true, force: true });
    await this.#open(draft, existsSync(EMPTY_DATABASE) ? EMPTY_DATABASE : undefined);
    await this.#closeWorker();
    syncFolder(draft);
    await rename(draft, folder);
    syncFile(dirname(folder));
  }

  async #closeWorker(): Promise<void> {
    await this.run({ kind: 'close' }, CLOSING_LIMIT);
    await this.#endWorker(() => new ConnectionLostError('The database is opened again.'));
  }

  async #start(): Promise<void> {
    this.#state = 'opening';
    // PostgreSQL removes temporary files of ended statements when its server starts; PGlite has no server.
    await rm(join(this.#options.folder, 'base/pgsql_tmp'), { recursive: true, force: true });
    await this.#open(this.#options.folder);
    this.#state = 'open';
  }

  #open(folder: string, content?: string): Promise<unknown> {
    const workerData: WorkerOptions = { folder, program: this.#program, ...(content && { content }) };
    const worker = new Worker(WORKER, {
      workerData,
      name: 'database',
      resourceLimits: { maxOldGenerationSizeMb: this.#options.heapMb ?? HEAP_MB },
    });
    worker.on('message', (answer: Answer) => {
      if (worker === this.#worker) this.#resolve(answer);
    });
    worker.once('error', (cause) => {
      if (worker === this.#worker) this.#fail('crash', cause);
    });
    worker.once('exit', () => {
      if (worker === this.#worker) this.#fail('crash');
    });
    this.#worker = worker;
    const opened = new Promise((resolve, reject) => {
      this.#pending.unshift({
        call: { kind: 'open' },
        limit: this.#options.openingLimit,
        resolve,
        reject,
      });
    });
    for (const { call } of this.#pending) worker.postMessage(call);
    this.#watch();
    return opened;
  }

  #resolve({ rows, failure }: Answer): void {
    const first = this.#pending.shift();
    this.#watch();
    if (failure) first?.reject(toError(failure));
    else first?.resolve(rows);
  }

  #watch(): void {
    clearTimeout(this.#timer);
    const [first] = this.#pending;
    if (!first || !this.#worker) return;
    this.#timer = setTimeout(() => {
      // If this thread was busy, the answer may have arrived: it is read first.
      setImmediate(() => {
        if (first === this.#pending[0]) this.#fail('timeout');
      });
    }, first.limit);
  }

  /** Ends the thread: the running call is lost with it, and those after it. */
  #fail(reason: EndedStatement['reason'], cause?: unknown): void {
    const [first] = this.#pending;
    const wasOpen = this.#state === 'open';
    this.#options.onEnded({
      reason,
      statement: first?.call.kind === 'statement' ? withoutValues(first.call.statement) : undefined,
      ...(cause instanceof Error && { cause: cause.message }),
    });
    const ended = this.#endWorker((pending) =>
      reason === 'timeout' && pending === first
        ? new StatementTimeoutError()
        : new ConnectionLostError('The embedded database has ended.', { cause }),
    );
    if (wasOpen) {
      this.#state = 'opening';
      this.#reopening = ended.then(() => this.#reopen());
    }
  }

  async #reopen(): Promise<void> {
    const { folder } = this.#options;
    while (this.#state !== 'closed') {
      try {
        await this.#start();
        this.#options.onReopened();
        return;
      } catch (error) {
        this.#options.report(openingError(folder, error));
        await this.#endWorker(() => new ConnectionLostError('The database could not be opened again.'));
        await delay(RETRY_AFTER_MS);
      }
    }
  }

  /** Ends the thread and rejects unanswered calls. */
  async #endWorker(errorFor: (pending: Pending) => Error): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#generation += 1;
    for (const pending of this.#pending.splice(0)) pending.reject(errorFor(pending));
    await worker?.terminate();
  }
}
