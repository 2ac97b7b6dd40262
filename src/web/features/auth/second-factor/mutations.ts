import { useTranslation } from 'react-i18next';
import { useSessionStore } from '#web/session/session.tsx';
import { toast } from '#web/ui/toasts.ts';
import type { AuthFailure } from '../model.ts';
import { useFailures } from '../mutations.ts';

/** Errors with other codes are not about the code. */
const isWrongCode = ({ code }: AuthFailure) =>
  code === 'mfa_verification_failed' || code === 'mfa_verification_rejected' || code === 'validation_failed';

/** Both functions return `wrong` for a code that the field marks [AUTH-9]. */
export function useSecondFactor() {
  const store = useSessionStore();
  const { t } = useTranslation('auth');
  const { refuse, surprise } = useFailures();

  const resolve = (error: AuthFailure | null): boolean | 'wrong' => {
    if (error && isWrongCode(error)) return 'wrong';
    // Too many recovery codes are another error of the server.
    if (error) return refuse(t('secondFailed'), error);
    toast({ title: t('signInDone'), description: t('welcomeBack') });
    return true;
  };
  return {
    enterAppCode: async (factorId: string, code: string): Promise<boolean | 'wrong'> => {
      try {
        const { error } = await store.act((client) => client.auth.mfa.challengeAndVerify({ factorId, code }));
        return resolve(error);
      } catch (error) {
        return surprise(t('secondFailed'), error);
      }
    },
    enterRecoveryCode: async (code: string): Promise<boolean | 'wrong'> => {
      try {
        const { error } = await store.act((client) => client.auth.mfa.recoveryCodes.verify({ code }));
        return resolve(error);
      } catch (error) {
        return surprise(t('secondFailed'), error);
      }
    },
    /** Signs out on this device only. */
    leave: async (): Promise<void> => {
      try {
        await store.act((client) => client.auth.signOut({ scope: 'local' }));
      } catch (error) {
        surprise(t('signOutFailed'), error);
      }
    },
  };
}
