import type { VerifyOtpParams } from '@supabase/supabase-js';
import { useTranslation } from 'react-i18next';
import { i18n } from '#i18n/i18n.ts';
import { readText, remove, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { storedReturnPath } from '#web/session/return-to.ts';
import { credentialOf } from '../model.ts';
import { absolute, landing, useAuthCalls, useWelcome } from '../mutations.ts';

/** The address survives the reload after a visit to the mail app. */
export const codeEmail = () => readText('session', storageKeys.codeEmail);
export const forgetCodeEmail = () => remove('session', storageKeys.codeEmail);

/** The code of a mail, or of a message to a phone [AUTH-2]. */
function codeOf(identifier: string, token: string): VerifyOtpParams {
  const to = credentialOf(identifier);
  return 'phone' in to ? { ...to, token, type: 'sms' } : { ...to, token, type: 'email' };
}

/** Signs in by link or code [AUTH-8]; results are those of `useAuthActions`. */
export function useCodeActions() {
  const { t } = useTranslation('auth');
  const { call, refuse, succeeds } = useAuthCalls();
  const welcome = useWelcome();
  return {
    /** The answer does not reveal whether there is an account. */
    requestCode: async (email: string): Promise<boolean> => {
      const isSent = await succeeds(t('codeFailed'), (auth) =>
        auth.signInWithOtp({
          email,
          options: {
            shouldCreateUser: false,
            // The link may open in another tab.
            emailRedirectTo: absolute(storedReturnPath() ?? landing()),
            data: { language: i18n.language },
          },
        }),
      );
      if (isSent) writeText('session', storageKeys.codeEmail, email);
      return isSent;
    },

    /** Redeems the code of a sign-in or sign-up. `wrong`: the field shows it. */
    enterCode: async (email: string, code: string): Promise<boolean | 'wrong'> => {
      const title = t('signInFailed');
      const answer = await call(title, (auth) => auth.verifyOtp(codeOf(email, code)));
      if (!answer) return false;
      const { data, error } = answer;
      if (error?.code === 'otp_expired') return 'wrong';
      if (error) return refuse(title, error, error.code === 'user_banned' ? t('accountBanned') : undefined);
      welcome(data.user);
      forgetCodeEmail();
      return true;
    },
  };
}
