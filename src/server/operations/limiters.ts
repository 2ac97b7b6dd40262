/**
 * Rate limits in the database: they outlive restarts and are shared (ADR 0019). A used-up key is remembered in memory too: a flood costs no
 * queries. Without an answer of the database, each process counts for itself.
 */
import cluster from 'node:cluster';
import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Query } from '../database/session.ts';
import type { Limits, Rate } from './limits.ts';
import type { Logger } from './logger.ts';
import { reasonOf } from './operator-error.ts';

/** Seconds to wait; undefined: allowed now. */
export type Wait = number | undefined;

/** The result of an allowed attempt, or the seconds to wait. */
export type Attempted<Result> = { result: Result } | { wait: number };

export type Limiter = {
  take: (key: string, tries?: number) => Promise<Wait>;
  /**
   * Counts before it checks, so that simultaneous guesses stay within the limit; a right result resets the counter. One at a time per key,
   * so that right ones don't use up the limit. Throws as `work`, counted.
   */
  attempt: <Result>(
    key: string,
    work: () => Promise<Result>,
    isRight: (result: Result) => boolean,
  ) => Promise<Attempted<Result>>;
};

type LimiterOptions = {
  /** Refuses from memory. Default: true. Not for counters that are reset: other processes would not know. */
  remembersRefused?: boolean;
};

export type MakeLimiter = (name: string, options?: LimiterOptions) => Limiter;

type Options = {
  database: Query;
  secret: string;
  logger: Pick<Logger, 'warn'>;
  limits: Pick<Limits, 'rate'>;
};

/** Makes limiters; `secret` keys the hashes of what is counted. */
export function createLimiters({ database, secret, logger, limits }: Options): MakeLimiter {
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      try {
        const rows = await database.query(text, values);
        return { rows, rowCount: rows.length };
      } catch (error) {
        logger.warn({ reason: reasonOf(error) }, 'tries are counted in memory: the database does not answer');
        throw error;
      }
    },
  };
  const nameOf = (key: string) =>
    createHmac('sha256', secret).update(key.trim().toLowerCase()).digest('base64url').slice(0, 32);
  return (name, { remembersRefused = true } = {}) => {
    const { points, seconds: duration } = limits.rate(name);
    const inTurn = createKeyedQueue();
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      schemaName: 'app',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
      ...(remembersRefused && { inMemoryBlockOnConsumed: points }),
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
    });
    const take = (key: string, tries = 1): Promise<Wait> => consume(limiter, nameOf(key), tries);
    return {
      take,
      attempt: (key, work, isRight) =>
        inTurn(nameOf(key), async () => {
          const wait = await take(key);
          if (wait !== undefined) return { wait };
          const result = await work();
          if (isRight(result)) await limiter.delete(nameOf(key));
          return { result };
        }),
    };
  };
}

/** Counts in memory where a query would cost more; among processes the first counts for all, by `name`. */
export function createMemoryLimiter(
  name: string,
  { points, seconds: duration }: Rate,
): (key: string) => Promise<Wait> {
  const limiter = cluster.isWorker
    ? new RateLimiterCluster({ keyPrefix: name, points, duration })
    : new RateLimiterMemory({ points, duration });
  return (key) => consume(limiter, key, 1);
}

async function consume(limiter: RateLimiterAbstract, key: string, tries: number): Promise<Wait> {
  try {
    await limiter.consume(key, tries);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** Network of an address: of IPv6 the /64, which has one owner. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(address.includes('::') ? zeros : []), ...right].slice(0, 4).join(':');
}

type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const finished = turn.catch(() => {});
    last.set(key, finished);
    try {
      return await turn;
    } finally {
      if (last.get(key) === finished) last.delete(key);
    }
  };
}
