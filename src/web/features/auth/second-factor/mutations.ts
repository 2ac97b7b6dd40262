import { useTranslation } from 'react-i18next';
import { toast } from '#web/data/toasts.ts';
import { useSessionStore } from '#web/session/session.tsx';
import type { AuthFailure } from '../model.ts';
import { useFailures } from '../mutations.ts';

/** Other errors are about something else. */
const isWrongCode = ({ code }: AuthFailure) =>
  code === 'mfa_verification_failed' || code === 'mfa_verification_rejected' || code === 'validation_failed';

/** `wrong`: for the field [AUTH-9]. */
export function useSecondFactor() {
  const store = useSessionStore();
  const { t } = useTranslation('auth');
  const { refuse, surprise } = useFailures();

  const resolve = (error: AuthFailure | null): boolean | 'wrong' => {
    if (error && isWrongCode(error)) return 'wrong';
    // The server has another error for too many recovery codes.
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
    /** On this device. */
    leave: async (): Promise<void> => {
      try {
        await store.act((client) => client.auth.signOut({ scope: 'local' }));
      } catch (error) {
        surprise(t('signOutFailed'), error);
      }
    },
  };
}
