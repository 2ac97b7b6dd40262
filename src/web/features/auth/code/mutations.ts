import { useTranslation } from 'react-i18next';
import { i18n } from '#i18n/i18n.ts';
import { readText, remove, writeText } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { storedReturnPath } from '#web/session/return-to.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { absolute, landing, useFailures, useWelcome } from '../mutations.ts';

/** Address that a code was sent to, through the reload that a visit to the mail reader may cost. */
export const codeEmail = () => readText('session', storageKeys.codeEmail);
export const forgetCodeEmail = () => remove('session', storageKeys.codeEmail);

/** Signing in by a mail that holds a link and a code (AUTH-8). Answers as the other auth actions do. */
export function useCodeActions() {
  const store = useSessionStore();
  const { t } = useTranslation('auth');
  const { refuse, surprise } = useFailures();
  const welcome = useWelcome();
  return {
    /** Has the mail sent, if there is an account: the answer does not tell. */
    requestCode: async (email: string): Promise<boolean> => {
      try {
        const { error } = await store.act((client) =>
          client.auth.signInWithOtp({
            email,
            options: {
              shouldCreateUser: false,
              // The link may be opened in another tab, which does not know what was asked for here.
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

    /** Signs in with the code of a mail: of a sign-in as of a sign-up. `wrong` is for the field to say. */
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
