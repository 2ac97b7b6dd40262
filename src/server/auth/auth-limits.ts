/** How often accounts may be tried: by address, and by account whatever the address. */
import type { Config } from '../config.ts';
import { type MakeLimiter, networkOf, type Wait } from './limiters.ts';

export type Attempt = {
  /** The caller's network address. */
  address: string;
  /** The mail address or id of the account that is tried, when the call names one. */
  account: string | undefined;
};

export type AuthLimits = {
  /** Asked before a sign-in; a wrong password is then counted against the account. */
  signIn(attempt: Attempt): Promise<Wait>;
  countWrongPassword(attempt: Attempt): Promise<void>;
  forgiveAccount(attempt: Attempt): Promise<void>;
  /** Sessions that go on, and what comes and goes between us and a provider: cheap to ask for, and each a write. */
  session(attempt: Attempt): Promise<Wait>;
  signUp(attempt: Attempt): Promise<Wait>;
  /** Mails that anyone can cause to be sent: recovery, magic link, confirmation again, change of address. */
  mail(attempt: Attempt): Promise<Wait>;
  /** Codes, of mails and of authenticators; a wrong one is then counted against the account. */
  code(attempt: Attempt): Promise<Wait>;
  countWrongCode(attempt: Attempt): Promise<void>;
};

/** Limits whose counters `limiter` makes. */
export function createAuthLimits(config: Config, limiter: MakeLimiter): AuthLimits {
  const signInByAddress = limiter('sign-in-address', config.RATE_SIGN_IN_ADDRESS);
  const signInByAccount = limiter('sign-in-account', config.RATE_SIGN_IN_ACCOUNT);
  const sessionByAddress = limiter('session-address', config.RATE_SESSION_ADDRESS);
  const signUpByAddress = limiter('sign-up-address', config.RATE_SIGN_UP_ADDRESS);
  const mailByAddress = limiter('mail-address', config.RATE_RECOVERY_ADDRESS);
  const mailByAccount = limiter('mail-account', config.RATE_RECOVERY_ACCOUNT);
  const codeByAddress = limiter('code-address', config.RATE_SIGN_IN_ADDRESS);
  const codeByAccount = limiter('code-account', config.RATE_CODE_ACCOUNT);
  return {
    async signIn({ address, account }) {
      const wait = await signInByAddress.take(networkOf(address));
      return wait ?? (account ? signInByAccount.look(account) : undefined);
    },
    async countWrongPassword({ account }) {
      if (account) await signInByAccount.count(account);
    },
    async forgiveAccount({ account }) {
      if (account) await signInByAccount.forget(account);
    },
    session: ({ address }) => sessionByAddress.take(networkOf(address)),
    signUp: ({ address }) => signUpByAddress.take(networkOf(address)),
    async mail({ address, account }) {
      const wait = await mailByAddress.take(networkOf(address));
      return wait ?? (account ? mailByAccount.take(account) : undefined);
    },
    async code({ address, account }) {
      const wait = await codeByAddress.take(networkOf(address));
      return wait ?? (account ? codeByAccount.look(account) : undefined);
    },
    async countWrongCode({ account }) {
      if (account) await codeByAccount.count(account);
    },
  };
}
