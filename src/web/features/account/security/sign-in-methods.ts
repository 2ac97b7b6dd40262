import { toAppError } from '#db/app-error.ts';
import { parseInstant } from '#db/timestamps.ts';

export interface Authenticator {
  id: string;
  name: string | undefined;
  /** ISO instant. */
  since: string;
}

export interface Keys {
  hasPassword: boolean;
  /** Address that was asked for but is not confirmed; null: none. */
  pendingEmail: string | null;
  totp: Authenticator[];
  codesLeft: number | null;
}

/** Milliseconds after which the links of a changed address lead to nothing. */
const CHANGE_LASTS = 3_600_000;

interface EmailChange {
  new_email?: string;
  email_change_sent_at?: string;
}

/** Null once the links of both mails have expired; the account names the address until the next change. */
export function pendingEmailOf({ new_email, email_change_sent_at }: EmailChange, now: number): string | null {
  const sent = parseInstant(email_change_sent_at);
  return new_email && sent && sent.epochMilliseconds > now - CHANGE_LASTS ? new_email : null;
}

/** Returns a key of the area `profile`; undefined: the error's own text is shown. */
export function refusalText(code = '') {
  switch (code) {
    case 'current_password_invalid':
    case 'invalid_credentials':
      return 'passwordWrong';
    case 'reauthentication_needed':
      return 'signInAgain';
    case 'weak_password':
      return 'passwordWeak';
    case 'same_password':
      return 'passwordSame';
    case 'email_exists':
    case 'user_already_exists':
      return 'emailTaken';
    case 'email_address_invalid':
    case 'validation_failed':
      return 'emailInvalid';
    case 'mfa_verification_failed':
    case 'mfa_verification_rejected':
      return 'codeWrong';
    case 'insufficient_aal':
      return 'factorNeeded';
    default:
      return undefined;
  }
}

/** The error belongs to the field of the current password. */
export const isAboutPassword = (error: unknown): boolean =>
  Boolean(error) && refusalText(toAppError(error).code) === 'passwordWrong';

/** Groups a recovery code: `abcd-efgh-jkmn-pqrs`. */
export const spacedCode = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

export interface OpenSession {
  id: string;
  created_at: string;
  last_used_at: string;
  /** Shortened IP address, which is enough to recognise a stranger's session. */
  address: string | null;
  user_agent: string | null;
  is_current: boolean;
}

/** The order matters: each browser also claims its ancestors. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** Names browser and system: `Firefox · macOS`; null: no browser. */
export function deviceOf(userAgent: string | null): string | null {
  const named = [BROWSERS, SYSTEMS].map((names) => names.find(([mark]) => userAgent?.includes(mark))?.[1]);
  return named.filter(Boolean).join(' · ') || null;
}
