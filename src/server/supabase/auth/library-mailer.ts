/** Mails of the library, collected while a request runs and sent after it: it may be in the middle of a transaction. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import type { AccountMail } from '../../mail/kinds.ts';

type Mailer = NonNullable<App['_mailer']>;

export type Collect = (message: AccountMail) => void;

const collections = new AsyncLocalStorage<Collect>();

/** Runs `work`; answers its result and the mails that the library wanted to send during it. */
export async function collectMails<Result>(
  work: (collect: Collect) => Promise<Result>,
): Promise<{ result: Result; messages: AccountMail[] }> {
  const messages: AccountMail[] = [];
  const collect: Collect = (message) => messages.push(message);
  const result = await collections.run(collect, () => work(collect));
  return { result, messages };
}

export const libraryMailer: Mailer = {
  sendConfirmation: async (to, tokenHash, code, meta) =>
    collect({ kind: 'confirmation', to, code, userId: meta?.userId, link: { kind: 'signup', tokenHash } }),
  sendRecovery: async (to, tokenHash, code, meta) =>
    collect({ kind: 'recovery', to, code, userId: meta?.userId, link: { kind: 'recovery', tokenHash } }),
  sendMagicLink: async (to, tokenHash, code, meta) =>
    collect({ kind: 'sign_in', to, code, userId: meta?.userId, link: { kind: 'magiclink', tokenHash } }),
  sendReauthentication: async (to, code, meta) =>
    collect({ kind: 'reauthentication', to, code, userId: meta?.userId }),
  /** With two mails, the library passes the token of the new address along. */
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
