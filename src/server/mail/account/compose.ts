/** A mail about an account from what it says [AUTH-3, AUTH-8]. Pure. */
import type { Language } from '#i18n/languages.ts';
import { asHtml, asText, oneLine, type Part } from '../layout.ts';
import type { Mail } from '../sender.ts';
import type { AccountFacts, AccountMailKind, AccountWords } from './wording.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

const WORDS: Record<Language, AccountWords> = { fr, en };

export type AccountMail = Partial<AccountFacts> & {
  kind: AccountMailKind;
  to: string;
  /** Where the button leads. */
  url?: string | undefined;
  /** Six digits. */
  code?: string | undefined;
};

/** Those that offer another password beside what they are about. */
const HAS_OTHER_WAY: ReadonlySet<AccountMailKind> = new Set([
  'taken',
  'password_changed',
  'factor_added',
  'factor_removed',
  'codes_made',
]);

/** @param publicUrl of the product, without a trailing slash */
export function composeAccountMail(mail: AccountMail, language: Language, publicUrl: string): Mail {
  const { kind, to, url, code } = mail;
  const { mails, choosePassword } = WORDS[language];
  const words = mails[kind]({
    email: oneLine(mail.email ?? to),
    newEmail: oneLine(mail.newEmail ?? ''),
  });
  const parts: Part[] = [
    { kind: 'title', text: words.title },
    { kind: 'paragraph', text: words.intro },
    ...(words.action && url ? [{ kind: 'action', label: words.action, url } satisfies Part] : []),
    ...(words.code && code
      ? ([
          { kind: 'paragraph', text: words.code },
          { kind: 'code', text: code },
        ] satisfies Part[])
      : []),
    { kind: 'paragraph', text: words.note },
  ];
  const hasOtherWay = HAS_OTHER_WAY.has(kind);
  const layout = {
    language,
    subject: words.subject,
    parts,
    reason: words.reason,
    links: hasOtherWay ? [{ label: choosePassword, url: `${publicUrl}/auth?action=forgot` }] : [],
  };
  return {
    to,
    subject: words.subject,
    text: asText(layout),
    html: asHtml(layout),
    // RFC 3834: nobody's automatic answer answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
