/** Limits that are counted in the memory of the process: a round trip to the database would cost more than what is counted. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '../config.ts';
import { secondsOf, type Wait } from './limiters.ts';

/** Counts by key in memory; answers the seconds to wait once the rate is used up. */
export function createMemoryLimiter({ points, seconds }: Rate): (key: string) => Promise<Wait> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsOf(refusal);
      throw refusal;
    }
  };
}
