/**
 * What the account library wants to send. It is collected while a request runs and sent once the library is done: the
 * library may be in the middle of a transaction, and it knows neither our look nor anybody's language.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import type { AccountMail } from '../../mail/kinds.ts';

type Mailer = NonNullable<App['_mailer']>;

export type Collect = (message: AccountMail) => void;

const collections = new AsyncLocalStorage<Collect>();

/** Runs `work` and answers what it, or the library meanwhile, wanted to send. */
export async function collectMails<Result>(
  work: (collect: Collect) => Promise<Result>,
): Promise<{ result: Result; messages: AccountMail[] }> {
  const messages: AccountMail[] = [];
  const collect: Collect = (message) => messages.push(message);
  const result = await collections.run(collect, () => work(collect));
  return { result, messages };
}

/** In place of the library's own mailer. */
export const libraryMailer: Mailer = {
  sendConfirmation: async (to, tokenHash, code, meta) =>
    collect({ kind: 'confirmation', to, code, userId: meta?.userId, link: { kind: 'signup', tokenHash } }),
  sendRecovery: async (to, tokenHash, code, meta) =>
    collect({ kind: 'recovery', to, code, userId: meta?.userId, link: { kind: 'recovery', tokenHash } }),
  sendMagicLink: async (to, tokenHash, code, meta) =>
    collect({ kind: 'sign_in', to, code, userId: meta?.userId, link: { kind: 'magiclink', tokenHash } }),
  sendReauthentication: async (to, code, meta) =>
    collect({ kind: 'reauthentication', to, code, userId: meta?.userId }),
  /** To both addresses, when there are two: the library gives what is for the new one along. */
  sendEmailChange: async (to, tokenHash, _code, meta) => {
    const { userId, currentEmail = '', newEmail = to, tokenHashNew } = meta ?? {};
    const facts = { userId, email: currentEmail, newEmail };
    const link = (hash: string) => ({ kind: 'email_change' as const, tokenHash: hash });
    if (to !== newEmail) collect({ ...facts, kind: 'email_change_current', to, link: link(tokenHash) });
    collect({ ...facts, kind: 'email_change_new', to: newEmail, link: link(tokenHashNew ?? tokenHash) });
  },
};

function collect(message: AccountMail): void {
  collections.getStore()?.(message);
}
