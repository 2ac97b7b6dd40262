import { toAppError } from '#db/app-error.ts';

export interface Authenticator {
  id: string;
  name: string | undefined;
  /** ISO instant. */
  since: string;
}

export interface Keys {
  hasPassword: boolean;
  /** Asked for, not confirmed. */
  pendingEmail: string | null;
  totp: Authenticator[];
  /** Null: none exist. */
  codesLeft: number | null;
}

/** Of the area `profile`; undefined: the error's own text. */
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

/** Shown under its field. */
export const isAboutPassword = (error: unknown): boolean =>
  Boolean(error) && refusalText(toAppError(error).code) === 'passwordWrong';

/** `abcd-efgh-jkmn-pqrs` */
export const spacedCode = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

export const plainCode = (typed: string) => typed.replace(/[\s-]+/g, '');

/** Not six digits. */
export const isRecoveryCode = (typed: string): boolean => plainCode(typed).length > 6;

export interface OpenSession {
  id: string;
  created_at: string;
  last_used_at: string;
  /** Shortened: distinguishes old sessions from a stranger's. */
  address: string | null;
  user_agent: string | null;
  is_current: boolean;
}

/** In this order: each browser also claims its ancestors. */
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

/** `Firefox · macOS`; null: no browser. */
export function deviceOf(userAgent: string | null): string | null {
  const named = [BROWSERS, SYSTEMS].map((names) => names.find(([mark]) => userAgent?.includes(mark))?.[1]);
  return named.filter(Boolean).join(' · ') || null;
}
