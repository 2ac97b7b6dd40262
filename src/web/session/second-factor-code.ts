/** A code of the second factor, as it is typed [AUTH-9]. */
import type { AuthMFAVerifyResponse } from '@supabase/auth-js';
import type { Client } from '#web/data/supabase-client.ts';

export const plainCode = (typed: string) => typed.replace(/[\s-]+/g, '');

/** A recovery code is longer than the six digits of an app. */
const isRecoveryCode = (typed: string): boolean => plainCode(typed).length > 6;

/** Verifies a code of the app, or a recovery code. */
export function enterCode(
  mfa: Pick<Client['auth']['mfa'], 'challengeAndVerify' | 'recoveryCodes'>,
  factorId: string,
  typed: string,
): Promise<AuthMFAVerifyResponse> {
  const code = plainCode(typed);
  return isRecoveryCode(code)
    ? mfa.recoveryCodes.verify({ code })
    : mfa.challengeAndVerify({ factorId, code });
}
