import { type Limiter, type MakeLimiter, networkOf, type Wait } from '../../operations/limiters.ts';

export type Attempt = {
  address: string;
  account: string | undefined;
};

export type AuthLimits = {
  signIn(attempt: Attempt): Promise<Wait>;
  tryPassword: Limiter['attempt'];
  /** Limits refreshed sessions and steps of social sign-in: each writes. */
  session(attempt: Attempt): Promise<Wait>;
  /** Limits sign-ups; those that send a mail count as mails of their address too, with an account or without. */
  signUp(attempt: Attempt, sendsMail: boolean): Promise<Wait>;
  /** Limits mails that anyone can cause: recovery, magic link, confirmation again, change of address, which also mails `to`. */
  mail(attempt: Attempt, to?: string): Promise<Wait>;
  code(attempt: Attempt): Promise<Wait>;
  tryCode: Limiter['attempt'];
};

export function createAuthLimits(limiter: MakeLimiter): AuthLimits {
  const signInByAddress = limiter('sign-in-address');
  const signInByAccount = limiter('sign-in-account', {
    remembersRefused: false,
  });
  const sessionByAddress = limiter('session-address');
  const signUpByAddress = limiter('sign-up-address');
  const mailByAddress = limiter('recovery-address');
  const mailByAccount = limiter('recovery-account');
  const codeByAddress = limiter('code-address');
  const codeByAccount = limiter('code-account', { remembersRefused: false });
  return {
    signIn: ({ address }) => signInByAddress.take(networkOf(address)),
    tryPassword: signInByAccount.attempt,
    session: ({ address }) => sessionByAddress.take(networkOf(address)),
    async signUp({ address, account }, sendsMail) {
      const wait = await signUpByAddress.take(networkOf(address));
      return wait ?? (sendsMail && account ? mailByAccount.take(account) : undefined);
    },
    async mail({ address, account }, to) {
      let wait = await mailByAddress.take(networkOf(address));
      for (const mailed of [account, to]) if (mailed) wait ??= await mailByAccount.take(mailed);
      return wait;
    },
    code: ({ address }) => codeByAddress.take(networkOf(address)),
    tryCode: codeByAccount.attempt,
  };
}
