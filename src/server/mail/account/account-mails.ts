/** Mails about accounts, in the language of the recipient, with links of our own [AUTH-3, AUTH-8]. */
import { type Language, toLanguage } from '#i18n/languages.ts';
import type { Sql } from '../../database/session.ts';
import type { Logger } from '../../operations/logger.ts';
import { isRefusedForGood, type Sender } from '../sender.ts';
import { type AccountMail, composeAccountMail } from './compose.ts';
import { type LinkKind, makeLink } from './links.ts';

/** A mail that is to go out. */
export type AccountMessage = Omit<AccountMail, 'url'> & {
  /** Whose account it is, if there is one. */
  userId?: string | undefined;
  /** What the link does, and the account service's token for it. */
  link?: { kind: LinkKind; tokenHash: string; next?: string | undefined } | undefined;
  /** Of the request: used where the recipient's own is not known. */
  language?: Language | undefined;
};

export type AccountMails = {
  /** Resolves when the mail server has taken it; throws what stood in the way, after logging it. */
  send: (message: AccountMessage) => Promise<void>;
  /**
   * Sends in the background, so that the time of the answer does not tell whether there is an account. Tries again for a while when
   * the mail server does not answer; not when it refuses the mail for good. Waiting mails are lost with the process: a row in the
   * mail queue would store a secret that signs in, and the person can ask again.
   */
  post: (message: AccountMessage) => void;
  /** Waits for what was posted and is on its way; nothing is tried again from now on. */
  settle: () => Promise<void>;
};

type Options = {
  database: Pick<Sql, 'query'>;
  sender: Sender;
  logger: Pick<Logger, 'error'>;
  /** Without a trailing slash. */
  publicUrl: string;
};

/** After so many milliseconds a posted mail is tried again; its link is good for an hour. */
const RETRIES = [5_000, 30_000, 180_000, 600_000];

export function createAccountMails({ database, sender, logger, publicUrl }: Options): AccountMails {
  const underway = new Set<Promise<void>>();
  let isEnding = false;
  async function send({ userId, link, language, ...mail }: AccountMessage): Promise<void> {
    try {
      const spoken = (userId && (await languageOf(database, userId))) || language || toLanguage(null);
      const url = link && userId ? await linkTo({ ...link, userId }) : wayIn(mail.kind);
      await sender.send(composeAccountMail({ ...mail, url }, spoken, publicUrl));
    } catch (error) {
      const reason = error instanceof Error ? error.message.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…') : 'unknown';
      logger.error({ kind: mail.kind, reason }, 'a mail could not be sent');
      throw error;
    }
  }
  /** The page takes the secret and posts it: what merely opens links, as scanners of mails do, uses none up. */
  async function linkTo(link: {
    kind: LinkKind;
    tokenHash: string;
    userId: string;
    next?: string | undefined;
  }) {
    const query = new URLSearchParams({
      action: 'link',
      type: link.kind,
      token: await makeLink(database, link),
    });
    if (link.next) query.set('next', link.next);
    return `${publicUrl}/auth?${query}`;
  }
  const wayIn = (kind: AccountMail['kind']) => (kind === 'taken' ? `${publicUrl}/auth` : undefined);

  return {
    send,
    post: (message) => attempt(message, RETRIES),
    async settle() {
      isEnding = true;
      await Promise.all(underway);
    },
  };

  function attempt(message: AccountMessage, [wait, ...later]: readonly number[]): void {
    const sending = send(message)
      .catch((error: unknown) => {
        // Logged already.
        if (wait === undefined || isRefusedForGood(error)) return;
        setTimeout(() => isEnding || attempt(message, later), wait).unref();
      })
      .finally(() => underway.delete(sending));
    underway.add(sending);
  }
}

/** Of the profile, else of the sign-up; undefined when neither says. */
async function languageOf({ query }: Pick<Sql, 'query'>, userId: string): Promise<Language | undefined> {
  const [row] = await query<{ language: string | null }>(
    `select coalesce(a.preferences ->> 'language', u.raw_user_meta_data ->> 'language') as language
     from auth.users u left join app.accounts a on a.id = u.id where u.id = $1`,
    [userId],
  );
  return row?.language ? toLanguage(row.language) : undefined;
}
