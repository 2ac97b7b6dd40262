import { useTranslation } from 'react-i18next';
import { i18n } from '#i18n/i18n.ts';
import { readText, remove, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { storedReturnPath } from '#web/session/return-to.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { absolute, landing, useFailures, useWelcome } from '../mutations.ts';

/** The address survives the reload after a visit to the mail app. */
export const codeEmail = () => readText('session', storageKeys.codeEmail);
export const forgetCodeEmail = () => remove('session', storageKeys.codeEmail);

/** Signs in by link or code [AUTH-8]; results are those of `useAuthActions`. */
export function useCodeActions() {
  const store = useSessionStore();
  const { t } = useTranslation('auth');
  const { refuse, surprise } = useFailures();
  const welcome = useWelcome();
  return {
    /** The answer does not reveal whether there is an account. */
    requestCode: async (email: string): Promise<boolean> => {
      try {
        const { error } = await store.act((client) =>
          client.auth.signInWithOtp({
            email,
            options: {
              shouldCreateUser: false,
              // The link may open in another tab.
              emailRedirectTo: absolute(storedReturnPath() ?? landing()),
              data: { language: i18n.language },
            },
          }),
        );
        if (error) return refuse(t('codeFailed'), error);
      } catch (error) {
        return surprise(t('codeFailed'), error);
      }
      writeText('session', storageKeys.codeEmail, email);
      return true;
    },

    /** Redeems the code of a sign-in or sign-up. `wrong`: the field shows it. */
    enterCode: async (email: string, code: string): Promise<boolean | 'wrong'> => {
      try {
        const { data, error } = await store.act((client) =>
          client.auth.verifyOtp({ email, token: code, type: 'email' }),
        );
        if (error?.code === 'otp_expired') return 'wrong';
        if (error)
          return refuse(
            t('signInFailed'),
            error,
            error.code === 'user_banned' ? t('accountBanned') : undefined,
          );
        welcome(data.user);
      } catch (error) {
        return surprise(t('signInFailed'), error);
      }
      forgetCodeEmail();
      return true;
    },
  };
}
