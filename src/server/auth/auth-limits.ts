/** How often accounts may be tried: by address, and by account whatever the address. */
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config, Rate } from '../config.ts';

/** Seconds until the next try is worth it; undefined: go ahead. */
export type Wait = number | undefined;

type Attempt = { address: string; account: string | undefined };

export type AuthLimits = {
  /** Asked before a sign-in; a wrong password is then counted against the account. */
  signIn(attempt: Attempt): Promise<Wait>;
  countWrongPassword(attempt: Attempt): Promise<void>;
  forgiveAccount(attempt: Attempt): Promise<void>;
  signUp(attempt: Attempt): Promise<Wait>;
  /** Mails that anyone can cause to be sent: recovery, magic link, confirmation again. */
  mail(attempt: Attempt): Promise<Wait>;
};

/** Counters in memory: several processes each have their own. */
export function createAuthLimits(config: Config): AuthLimits {
  const signInByAddress = limiter('sign-in-address', config.RATE_SIGN_IN_ADDRESS);
  const signInByAccount = limiter('sign-in-account', config.RATE_SIGN_IN_ACCOUNT);
  const signUpByAddress = limiter('sign-up-address', config.RATE_SIGN_UP_ADDRESS);
  const mailByAddress = limiter('mail-address', config.RATE_RECOVERY_ADDRESS);
  const mailByAccount = limiter('mail-account', config.RATE_RECOVERY_ACCOUNT);
  return {
    async signIn({ address, account }) {
      const failures = account ? await signInByAccount.get(keyOf(account)) : null;
      if (failures && failures.consumedPoints >= config.RATE_SIGN_IN_ACCOUNT.points) return seconds(failures);
      return consume(signInByAddress, address);
    },
    async countWrongPassword({ account }) {
      if (account) await signInByAccount.penalty(keyOf(account));
    },
    async forgiveAccount({ account }) {
      if (account) await signInByAccount.delete(keyOf(account));
    },
    signUp: ({ address }) => consume(signUpByAddress, address),
    async mail({ address, account }) {
      return (
        (await consume(mailByAddress, address)) ??
        (account ? consume(mailByAccount, keyOf(account)) : undefined)
      );
    },
  };
}

function limiter(keyPrefix: string, { points, seconds: duration }: Rate): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix, points, duration });
}

async function consume(one: RateLimiterMemory, key: string): Promise<Wait> {
  try {
    await one.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return seconds(refusal);
    throw refusal;
  }
}

function seconds(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
}

/** No addresses of people in memory longer than a request needs them. */
function keyOf(account: string): string {
  return createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
}
