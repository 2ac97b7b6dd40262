import { useTranslation } from 'react-i18next';
import { toastFailure } from '#web/data/request.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { toast } from '#web/ui/toasts.ts';
import type { AuthFailure } from '../model.ts';
import { useAuthCalls } from '../mutations.ts';

/** Errors with other codes are not about the code. */
const isWrongCode = ({ code }: AuthFailure) =>
  code === 'mfa_verification_failed' || code === 'mfa_verification_rejected' || code === 'validation_failed';

/** Both functions return `wrong` for a code that the field marks [AUTH-9]. */
export function useSecondFactor() {
  const { t } = useTranslation(['auth', 'notifications']);
  const store = useSessionStore();
  const { call, refuse } = useAuthCalls();

  const enter = async (
    work: (mfa: Client['auth']['mfa']) => Promise<{ error: AuthFailure | null }>,
  ): Promise<boolean | 'wrong'> => {
    const answer = await call(t('secondFailed'), ({ mfa }) => work(mfa));
    if (!answer) return false;
    if (answer.error && isWrongCode(answer.error)) return 'wrong';
    // Too many recovery codes are another error of the server.
    if (answer.error) return refuse(t('secondFailed'), answer.error);
    toast({ title: t('signInDone'), description: t('welcomeBack') });
    return true;
  };
  return {
    enterAppCode: (factorId: string, code: string) =>
      enter((mfa) => mfa.challengeAndVerify({ factorId, code })),
    enterRecoveryCode: (code: string) => enter((mfa) => mfa.recoveryCodes.verify({ code })),
    /** Signs out on this device only. */
    leave: async (): Promise<void> => {
      try {
        // Loaded on demand: a first visit of /auth does without it.
        const { endSession } = await import('#web/session/sign-out.ts');
        await store.act((client) => endSession(client, 'local'));
      } catch (error) {
        toastFailure(t('notifications:signOutFailed'), error);
      }
    },
  };
}
