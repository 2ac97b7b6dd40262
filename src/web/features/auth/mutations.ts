import type { User } from '@supabase/supabase-js';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText, i18n } from '#i18n/i18n.ts';
import { readText, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { secondsToWait } from '#web/data/retry.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { useMailsStayHere } from '#web/data/use-config.ts';
import { readQuickPlan } from '#web/forms/quick-plan.ts';
import { paths } from '#web/paths.ts';
import { storedReturnPath } from '#web/session/return-to.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { toast } from '#web/ui/toasts.ts';
import {
  type AuthFailure,
  credentialOf,
  isTooOften,
  isUnanswered,
  type PasswordProblem,
  type Provider,
  passwordProblemOf,
  signUpErrorKey,
} from './model.ts';
import type { EmailForm, SignInForm, SignUpForm } from './schema.ts';

/** Opens the create dialog when a quick plan waits. */
export const landing = () => paths.dashboard(readQuickPlan() ? { action: 'createTrip' } : {});

export const absolute = (path: string) => new URL(path, globalThis.location.origin).href;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The address to which /check-email can send the mail again. */
export const pendingEmail = () => readText('session', storageKeys.pendingEmail);
export const rememberPendingEmail = (email: string) => writeText('session', storageKeys.pendingEmail, email);

/** Calls of the auth service, whose failures are toasts. */
export function useAuthCalls() {
  const store = useSessionStore();
  const { t } = useTranslation('auth');
  const fail = (title: string, description: string): false => {
    toast({ title, description, variant: 'destructive' });
    return false;
  };
  /** Reports network failures and rate limits in our words, others by `words` or the server's message. */
  const refuse = (title: string, error: AuthFailure, words = error.message) => {
    if (isUnanswered(error)) return fail(title, t('unreachable'));
    const minutes = Math.ceil(secondsToWait() / 60);
    return fail(title, isTooOften(error) ? t('tooOften', { count: Math.max(1, minutes) }) : words);
  };
  /** Returns the answer; null: it threw, which is reported by its message or as a network failure. */
  const call = async <Answer>(title: string, work: (auth: Client['auth']) => Promise<Answer>) => {
    try {
      return await store.act(({ auth }) => work(auth));
    } catch (error) {
      fail(title, error instanceof TypeError ? t('unreachable') : messageOf(error));
      return null;
    }
  };
  return {
    fail,
    refuse,
    call,
    /** Returns whether it succeeded. */
    succeeds: async (
      title: string,
      work: (auth: Client['auth']) => Promise<{ error: AuthFailure | null }>,
    ): Promise<boolean> => {
      const answer = await call(title, work);
      if (!answer) return false;
      return answer.error ? refuse(title, answer.error) : true;
    },
  };
}

/** Greets the user, but not before the second factor is passed [AUTH-5] [AUTH-9]. */
export function useWelcome() {
  const { t } = useTranslation('auth');
  return (user: Pick<User, 'factors'> | null) => {
    if (user?.factors?.some(({ status }) => status === 'verified')) return;
    toast({ title: t('signInDone'), description: t('welcomeBack') });
  };
}

/** The password was right, but the address is unconfirmed or the user banned: the form shows it besides the toast. */
export type SignInHindrance = 'unconfirmed' | 'banned';

const HINDRANCES: ReadonlyMap<string, SignInHindrance> = new Map([
  ['email_not_confirmed', 'unconfirmed'],
  ['user_banned', 'banned'],
]);

/** Each sets `isBusy`, toasts its outcome (specification §8) and returns whether it succeeded; never throws. */
export function useAuthActions() {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { t } = useTranslation('auth');
  const { fail, refuse, call, succeeds } = useAuthCalls();
  const welcome = useWelcome();
  const mailsStayHere = useMailsStayHere();

  return {
    signIn: async ({ email, password }: SignInForm): Promise<boolean | SignInHindrance> => {
      const answer = await call(t('signInFailed'), (auth) =>
        auth.signInWithPassword({ ...credentialOf(email), password }),
      );
      if (!answer) return false;
      const { data, error } = answer;
      if (error) {
        const words = error.status === 500 ? errorText({ key: 'server', message: '' }) : t('signInRefused');
        refuse(t('signInFailed'), error, words);
        return HINDRANCES.get(error.code ?? '') ?? false;
      }
      welcome(data.user);
      return true;
    },

    signUp: async ({ email, password, confirmation }: SignUpForm): Promise<boolean | PasswordProblem> => {
      if (password !== confirmation) return fail(t('signUpFailed'), t('passwordsDiffer'));
      const answer = await call(t('signUpFailed'), (auth) =>
        auth.signUp({
          ...credentialOf(email),
          password,
          options: {
            emailRedirectTo: absolute(storedReturnPath() ?? landing()),
            data: { language: i18n.language },
          },
        }),
      );
      if (!answer) return false;
      const { data, error } = answer;
      if (error) {
        const problem = passwordProblemOf(error);
        const key = problem ?? signUpErrorKey(error);
        return refuse(t('signUpFailed'), error, key ? t(key) : error.message) || (problem ?? false);
      }
      if (data.session) {
        toast({ title: t('signUpDone'), description: t('welcome') });
        return true;
      }
      rememberPendingEmail(email);
      toast({ title: t('signUpDone'), description: t('confirmByMail') });
      await navigate(paths.checkEmail());
      return true;
    },

    /** Redirects to the provider, which returns to /auth [AUTH-7]. */
    signInWith: (provider: Provider): Promise<boolean> =>
      succeeds(t('socialFailed'), (auth) =>
        auth.signInWithOAuth({
          provider,
          options: {
            redirectTo: absolute(paths.auth()),
            queryParams: { access_type: 'offline', prompt: 'consent' },
          },
        }),
      ),

    /** Gives the same answer when there is no account [AUTH-3]. */
    resendConfirmation: async ({ email }: EmailForm): Promise<boolean> => {
      const to = credentialOf(email);
      const emailRedirectTo = absolute(storedReturnPath() ?? landing());
      const isSent = await succeeds(t('resendFailed'), (auth) =>
        auth.resend(
          'phone' in to ? { type: 'sms', ...to } : { type: 'signup', ...to, options: { emailRedirectTo } },
        ),
      );
      if (!isSent) return false;
      toast({ title: t('linkSent'), description: t(mailsStayHere ? 'resentReady' : 'resentTo', { email }) });
      return true;
    },

    /** Gives the same answer when there is no account [AUTH-8]. */
    requestRecovery: async ({ email }: EmailForm): Promise<boolean> => {
      const redirectTo = absolute(paths.auth({ action: 'new-password' }));
      const isSent = await succeeds(t('linkFailed'), (auth) =>
        auth.resetPasswordForEmail(email, { redirectTo }),
      );
      if (!isSent) return false;
      toast({
        title: t('linkSent'),
        description: t(mailsStayHere ? 'linkReadyText' : 'linkSentText', { email }),
      });
      return true;
    },

    /** Sets the first or a new password, after an invitation or a recovery link, which counts as proof for a quarter of an hour. */
    setPassword: async (password: string): Promise<boolean | PasswordProblem | 'linkExpired'> => {
      const title = t('newPasswordFailed');
      const answer = await call(title, (auth) => auth.updateUser({ password }));
      if (!answer) return false;
      if (answer.error?.code === 'reauthentication_needed') return 'linkExpired';
      if (answer.error) {
        const problem = passwordProblemOf(answer.error);
        return refuse(title, answer.error, problem ? t(problem) : undefined) || (problem ?? false);
      }
      store.endRecovery();
      toast({ title: t('newPasswordSaved') });
      return true;
    },
  };
}
