/**
 * Rate limits counted in the database, so that they outlive a restart and all processes share them (ADR 0019).
 *
 * A used-up key is remembered in memory as well, where no success resets it: a flood costs no queries. When the database does not
 * answer, each process counts for itself.
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
import type { Sql } from '../database/session.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import type { Limits, Rate } from './limits.ts';
import type { Logger } from './logger.ts';

/** Seconds until the next try is allowed; undefined: allowed now. */
export type Wait = number | undefined;

/** The result of an attempt, or the seconds until the next one is allowed. */
export type Attempted<Result> = { result: Result } | { wait: number };

export type Limiter = {
  /** Counts one or several tries; returns how long to wait when the limit is reached. */
  take: (key: string, tries?: number) => Promise<Wait>;
  /**
   * Counts a try, then runs `work`; a right result resets the key's counter. Counted before it is checked, so that guesses sent at
   * once are not checked beyond the limit. Attempts of one key run one at a time in this process: those that are right do not use up
   * the limit among themselves. What `work` throws is thrown, and stays counted.
   */
  attempt: <Result>(
    key: string,
    work: () => Promise<Result>,
    isRight: (result: Result) => boolean,
  ) => Promise<Attempted<Result>>;
};

type LimiterOptions = {
  /**
   * Refuse a used-up key from memory, without a query. Default: yes. Not for counters that are reset: other processes would not
   * know of it.
   */
  remembersRefused?: boolean;
};

/** Makes the limiter of a row of `app.limits`. */
export type MakeLimiter = (name: string, options?: LimiterOptions) => Limiter;

type Options = {
  database: Pick<Sql, 'query'>;
  secret: string;
  logger: Pick<Logger, 'warn'>;
  limits: Pick<Limits, 'rate'>;
};

/** Returns a factory of limiters. `secret` keys the hashes that stand for what is counted. */
export function createLimiters({ database, secret, logger, limits }: Options): MakeLimiter {
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      try {
        const rows = await database.query(text, values);
        return { rows, rowCount: rows.length };
      } catch (error) {
        logger.warn(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'tries are counted in memory: the database does not answer',
        );
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

/**
 * A limiter in memory, where a round trip to the database would cost more than what is counted: of the process, or of the first of
 * several processes, which counts for all of them under this `name`.
 */
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

/** The part of a network address that is counted: of IPv6 the /64 network, since its owner has all its addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(address.includes('::') ? zeros : []), ...right].slice(0, 4).join(':');
}
