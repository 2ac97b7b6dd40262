/** An authenticator app that was set up. */
export interface Authenticator {
  id: string;
  name: string | undefined;
  /** ISO instant. */
  since: string;
}

/** By what somebody gets in. */
export interface Keys {
  hasPassword: boolean;
  totp: Authenticator[];
  /** Recovery codes that were not used yet; null where there are none. */
  codesLeft: number | null;
}

/** Which text of the area `profile` says why a change was refused; undefined: whatever the area `errors` says. */
export function refusalText(code: string | undefined) {
  switch (code) {
    case 'current_password_invalid':
    case 'invalid_credentials':
      return 'passwordWrong';
    case 'reauthentication_needed':
      return 'signInAnew';
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

/** Codes as they are read out and typed: `abcd-efgh-jkmn-pqrs`. */
export const spacedCode = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

/** Figures as an authenticator shows them, without what people type between. */
export const plainCode = (typed: string) => typed.replace(/\s+/g, '');
