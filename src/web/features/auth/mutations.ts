import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { i18n, loadAreas } from '#i18n/i18n.ts';
import { readText, writeText } from '#web/lib/browser-storage.ts';
import { readQuickPlan } from '#web/lib/quick-plan.ts';
import { useSessionStore } from '#web/lib/session.tsx';
import type { SessionStore } from '#web/lib/session-store.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { toast } from '#web/lib/toasts.ts';
import { paths } from '#web/paths.ts';
import { credentialOf, isUnanswered, type Provider, signUpErrorKey } from './model.ts';
import type { EmailForm, SignInForm, SignUpForm } from './schema.ts';

/** The page that the link in a confirmation mail opens: the create dialog when a quick plan waits. */
const landing = () => paths.dashboard(readQuickPlan() ? { action: 'createTrip' } : {});

const absolute = (path: string) => new URL(path, globalThis.location.origin).href;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Address that still has to confirm its account; /check-email resends to it. */
export const pendingEmail = () => readText('session', storageKeys.pendingEmail);

/**
 * The auth actions. Each runs with the session's `isBusy`, tells its outcome in a toast (specification §8) and
 * answers whether it succeeded; none throws. The page follows the session, not these answers.
 */
export function useAuthActions() {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { t } = useTranslation('auth');

  const fail = (title: string, description: string) => {
    toast({ title, description, variant: 'destructive' });
    return false;
  };
  /** An exception shows its own message; one from a network without an answer says so in words. */
  const surprise = (title: string, error: unknown) =>
    fail(title, error instanceof TypeError ? t('unreachable') : messageOf(error));

  return {
    signIn: async ({ email, password }: SignInForm): Promise<boolean> => {
      try {
        const { error } = await store.act((client) =>
          client.auth.signInWithPassword({ ...credentialOf(email), password }),
        );
        if (error && isUnanswered(error)) return fail(t('signInFailed'), t('unreachable'));
        if (error) return fail(t('signInFailed'), t('signInRefused'));
      } catch (error) {
        return surprise(t('signInFailed'), error);
      }
      toast({ title: t('signInDone'), description: t('welcomeBack') });
      return true;
    },

    signUp: async ({ email, password, confirmation }: SignUpForm): Promise<boolean> => {
      if (password !== confirmation) return fail(t('signUpFailed'), t('passwordsDiffer'));
      try {
        const { data, error } = await store.act((client) =>
          client.auth.signUp({
            ...credentialOf(email),
            password,
            options: { emailRedirectTo: absolute(landing()) },
          }),
        );
        if (error) {
          if (isUnanswered(error)) return fail(t('signUpFailed'), t('unreachable'));
          const key = signUpErrorKey(error.message);
          return fail(t('signUpFailed'), key ? t(key) : error.message);
        }
        if (data.session) {
          toast({ title: t('signUpDone'), description: t('welcome') });
          return true;
        }
      } catch (error) {
        return surprise(t('signUpFailed'), error);
      }
      writeText('session', storageKeys.pendingEmail, email);
      toast({ title: t('signUpDone'), description: t('confirmByMail') });
      await navigate(paths.checkEmail());
      return true;
    },

    /** Leaves for the provider; comes back to /auth (AUTH-7). */
    signInWith: async (provider: Provider): Promise<boolean> => {
      try {
        const { error } = await store.act((client) =>
          client.auth.signInWithOAuth({
            provider,
            options: {
              redirectTo: absolute(paths.auth()),
              queryParams: { access_type: 'offline', prompt: 'consent' },
            },
          }),
        );
        return error ? fail(t('socialFailed'), error.message) : true;
      } catch (error) {
        return surprise(t('socialFailed'), error);
      }
    },

    resendConfirmation: async ({ email }: EmailForm): Promise<boolean> => {
      try {
        const { error } = await store.act((client) =>
          client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: absolute(landing()) } }),
        );
        if (error) return fail(t('resendFailed'), isUnanswered(error) ? t('unreachable') : error.message);
      } catch (error) {
        return surprise(t('resendFailed'), error);
      }
      writeText('session', storageKeys.pendingEmail, email);
      toast({ title: t('resent'), description: t('resentTo', { email }) });
      return true;
    },

    /** Asks for a recovery mail; the answer is the same whether the account exists or not (AUTH-8). */
    requestRecovery: async ({ email }: EmailForm): Promise<boolean> => {
      try {
        const { error } = await store.act((client) =>
          client.auth.resetPasswordForEmail(email, {
            redirectTo: absolute(paths.auth({ action: 'new-password' })),
          }),
        );
        if (error) return fail(t('linkFailed'), isUnanswered(error) ? t('unreachable') : error.message);
      } catch (error) {
        return surprise(t('linkFailed'), error);
      }
      toast({ title: t('linkSent'), description: t('linkSentText', { email }) });
      return true;
    },

    /** Sets the password of whoever came by a recovery link. */
    setPassword: async (password: string): Promise<boolean> => {
      try {
        const { error } = await store.act((client) => client.auth.updateUser({ password }));
        if (error)
          return fail(t('newPasswordFailed'), isUnanswered(error) ? t('unreachable') : error.message);
      } catch (error) {
        return surprise(t('newPasswordFailed'), error);
      }
      store.endRecovery();
      toast({ title: t('newPasswordSaved') });
      return true;
    },
  };
}

/**
 * Signs out, everywhere, and goes home (AUTH-6). A sign-out that the server does not confirm has failed: the session is
 * still there, and says so. Signing out of this device alone would hide that others can go on with it. A function and no
 * hook: it is loaded when somebody is about to leave.
 */
export async function signOut(store: SessionStore, goHome: () => void | Promise<void>): Promise<void> {
  await loadAreas('auth');
  try {
    await store.act(async (client) => {
      const { error } = await client.auth.signOut();
      if (error) throw error;
      await goHome();
    });
    toast({ title: i18n.t('auth:signOutDone'), description: i18n.t('auth:goodbye') });
  } catch (error) {
    const title = i18n.t('auth:signOutFailed');
    toast({ title, description: messageOf(error), variant: 'destructive' });
  }
}
