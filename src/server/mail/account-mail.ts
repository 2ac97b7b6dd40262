import { type Language, toLanguage } from '#i18n/languages.ts';
import { paths } from '#web/paths.ts';
import type { Query } from '../database/session.ts';
import { makeLink } from './account-links.ts';
import type { AccountMail, AccountMailKind } from './kinds.ts';
import { type Layout, oneLine, type Part, toMail } from './layout.ts';
import type { Mail } from './sender.ts';
import { wordsIn } from './wording/wording.ts';

const OFFERS_PASSWORD: ReadonlySet<AccountMailKind> = new Set([
  'account_exists',
  'password_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_created',
]);

/** Undefined: the account was deleted. Stores the hash of the link's new secret. */
export async function composeAccountMail(
  sql: Query,
  mail: AccountMail & { id: string },
  publicUrl: string,
): Promise<Mail | undefined> {
  const { userId, link, kind } = mail;
  const account = userId ? await findAccount(sql, userId) : undefined;
  if (userId && !account) return undefined;
  const language = account?.language ?? mail.language ?? toLanguage(null);
  const url =
    link && userId
      ? `${publicUrl}${paths.auth()}?${await linkQuery(sql, { ...link, userId })}`
      : kind === 'account_exists'
        ? publicUrl + paths.auth()
        : undefined;
  return layOutAccountMail(mail, url, language, publicUrl);
}

async function findAccount({ query }: Query, userId: string): Promise<{ language?: Language } | undefined> {
  const [row] = await query<{ language: string | null }>(
    `select coalesce(a.preferences ->> 'language', u.raw_user_meta_data ->> 'language') as language
     from auth.users u left join app.accounts a on a.id = u.id where u.id = $1`,
    [userId],
  );
  return row && (row.language ? { language: toLanguage(row.language) } : {});
}

/** Query of the link; the page posts the secret, so that scanners that open links use none up. */
async function linkQuery(
  sql: Query,
  link: NonNullable<AccountMail['link']> & { userId: string },
): Promise<URLSearchParams> {
  const query = new URLSearchParams({ action: 'link', type: link.kind, token: await makeLink(sql, link) });
  if (link.next) query.set('next', link.next);
  return query;
}

export function layOutAccountMail(
  mail: AccountMail & { id: string },
  url: string | undefined,
  language: Language,
  publicUrl: string,
): Mail {
  const { kind, to, code } = mail;
  const { account, choosePassword } = wordsIn(language);
  const words = account[kind]({ email: oneLine(mail.email ?? to), newEmail: oneLine(mail.newEmail ?? '') });
  const parts: Part[] = [
    { kind: 'title', text: words.title },
    { kind: 'paragraph', text: words.intro },
  ];
  if (words.action && url) parts.push({ kind: 'action', label: words.action, url });
  if (words.code && code) parts.push({ kind: 'paragraph', text: words.code }, { kind: 'code', text: code });
  parts.push({ kind: 'paragraph', text: words.note });
  const layout: Layout = {
    language,
    subject: words.subject,
    parts,
    reason: words.reason,
    links: OFFERS_PASSWORD.has(kind)
      ? [{ label: choosePassword, url: publicUrl + paths.auth({ action: 'forgot' }) }]
      : [],
  };
  return toMail(to, layout, { id: mail.id, publicUrl });
}
