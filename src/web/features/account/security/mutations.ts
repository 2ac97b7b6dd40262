import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toAppError, unwrap } from '#db/app-error.ts';
import { PRODUCT } from '#domain/product.ts';
import { errorText } from '#i18n/i18n.ts';
import { toastFailure } from '#web/data/request.ts';
import { type Client, loadClient } from '#web/data/supabase-client.ts';
import { withLoading } from '#web/features/shell/loading-store.ts';
import { paths } from '#web/paths.ts';
import { enterCode, plainCode } from '#web/session/second-factor-code.ts';
import { useSessionStore } from '#web/session/session.tsx';
import type { SessionUser } from '#web/session/session-user.ts';
import { type SignOutScope, signOut } from '#web/session/sign-out.ts';
import { toast } from '#web/ui/toasts.ts';
import { keysQuery, sessionsQuery } from './queries.ts';
import { type Keys, refusalText } from './sign-in-methods.ts';

type Auth = Client['auth'];

async function withAuth<Data>(
  work: (auth: Auth) => Promise<{ data: Data; error: null } | { data: unknown; error: Error }>,
): Promise<Data> {
  const { auth } = await loadClient();
  const answer = await work(auth);
  if (answer.error) throw answer.error;
  return answer.data;
}

export function useRefusal(): (error: unknown) => string | undefined {
  const { t } = useTranslation('profile');
  return (error) => {
    if (!error) return undefined;
    const refusal = toAppError(error);
    const key = refusalText(refusal.code);
    return key ? t(key) : errorText(refusal);
  };
}

/** Sends the current password, which the server checks; ends all other sessions. */
export function useChangePassword(userId: string) {
  const cache = useQueryClient();
  const { t } = useTranslation('profile');
  return useMutation({
    mutationFn: async ({ current, password }: { current: string; password: string }) => {
      await withAuth((auth) => auth.updateUser({ password, ...(current && { current_password: current }) }));
      const { auth } = await loadClient();
      await auth.signOut({ scope: 'others' });
      await cache.invalidateQueries({ queryKey: keysQuery(userId).queryKey });
      await cache.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
    },
    onSuccess: () => toast({ title: t('passwordChanged'), description: t('othersSignedOut') }),
  });
}

/** Returns true when the address changed at once, false when a mailed link has to confirm it. */
export function useChangeEmail(userId: string) {
  const store = useSessionStore();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, current }: { email: string; current: string }): Promise<boolean> => {
      const emailRedirectTo = new URL('/profile', globalThis.location.origin).href;
      const { user } = await withAuth((auth) =>
        auth.updateUser({ email, ...(current && { current_password: current }) }, { emailRedirectTo }),
      );
      await store.refresh();
      await cache.invalidateQueries({ queryKey: keysQuery(userId).queryKey });
      return user.email?.toLowerCase() === email.toLowerCase();
    },
  });
}

/** Cancels the change that waits, by asking for the address that one has; a hosted project lets it end by itself. */
export function useCancelEmailChange({ id, email }: Pick<SessionUser, 'id' | 'email'>) {
  const cache = useQueryClient();
  const { t } = useTranslation('profile');
  return useMutation({
    mutationFn: async () => {
      const { user } = await withAuth((auth) => auth.updateUser({ email: email ?? '' }));
      if (user.new_email) throw new Error('The change of address still waits.');
    },
    onSuccess: () => toast({ title: t('emailCancelled') }),
    onError: (error) => toastFailure(t('emailCancelFailed'), error),
    // It may have been confirmed meanwhile.
    onSettled: () => cache.invalidateQueries({ queryKey: keysQuery(id).queryKey }),
  });
}

export interface Proof {
  current: string;
  /** Code of the app, or a recovery code, which can be used once. */
  code: string;
}

/** Proves the password: the server then allows changes of second factors for a quarter of an hour. */
const showPassword = (current: string) => withAuth((auth) => auth.updateUser({ current_password: current }));

async function prove(factorId: string, { current, code }: Proof): Promise<void> {
  if (current) await showPassword(current);
  if (factorId === '') return;
  await withAuth<unknown>(({ mfa }) => enterCode(mfa, factorId, code));
}

/**
 * Proves the password, and the code of the present app before another one replaces it [AUTH-9].
 * @param factorId empty: there is none
 */
export function useProve(factorId: string) {
  return useMutation({ mutationFn: (proof: Proof) => prove(factorId, proof) });
}

export function useEnrol() {
  return useMutation({
    mutationFn: (friendlyName: string) =>
      withAuth((auth) => auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: PRODUCT.name })),
  });
}

/** Removes an unverified factor, which would otherwise expire within the hour. */
export async function dropEnrolment(factorId: string): Promise<void> {
  const { auth } = await loadClient();
  await auth.mfa.unenroll({ factorId });
}

/** Activates the factor: each sign-in asks for it from then on. */
export function useVerifyEnrolment() {
  return useMutation({
    mutationFn: ({ factorId, code }: { factorId: string; code: string }) =>
      withAuth((auth) => auth.mfa.challengeAndVerify({ factorId, code: plainCode(code) })),
  });
}

/** Makes the first codes too: an account has none when the line broke during set-up. */
async function makeCodes({ codesLeft }: Keys): Promise<readonly string[]> {
  const made = await withAuth(({ mfa }) =>
    codesLeft === null ? mfa.recoveryCodes.generate() : mfa.recoveryCodes.regenerate(),
  );
  return made?.codes ?? [];
}

/** Removes the replaced app and returns recovery codes; can be retried. */
export function useFinishEnrolment(keys: Keys) {
  const [replaced] = keys.totp;
  return useMutation({
    mutationFn: async (): Promise<readonly string[]> => {
      const { auth } = await loadClient();
      const removed = replaced && (await auth.mfa.unenroll({ factorId: replaced.id }));
      if (removed?.error && removed.error.code !== 'mfa_factor_not_found') throw removed.error;
      return makeCodes(keys);
    },
  });
}

export function useNewCodes(factorId: string, keys: Keys) {
  return useMutation({
    mutationFn: async (proof: Proof): Promise<readonly string[]> => {
      await prove(factorId, proof);
      return makeCodes(keys);
    },
  });
}

export function useUnenrol(factorId: string) {
  const { t } = useTranslation('profile');
  return useMutation({
    mutationFn: async (proof: Proof) => {
      await prove(factorId, proof);
      await withAuth((auth) => auth.mfa.unenroll({ factorId }));
    },
    onSuccess: () => toast({ title: t('factorRemoved') }),
  });
}

/** Ends a session; null: all but this one. A refusal is a toast. */
export function useEndSession(userId: string) {
  const cache = useQueryClient();
  const { t } = useTranslation('profile');
  return useMutation({
    mutationFn: async (sessionId: string | null) => {
      const client = await loadClient();
      if (sessionId) unwrap(await client.rpc('end_session', { session_id: sessionId }));
      else {
        const { error } = await client.auth.signOut({ scope: 'others' });
        if (error) throw error;
      }
    },
    onSuccess: (_, sessionId) => toast({ title: sessionId ? t('sessionEnded') : t('othersSignedOut') }),
    onError: (error) => toastFailure(t('sessionNotEnded'), error),
    // The session may have ended by itself.
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey }),
  });
}

export function useSignOut() {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (scope: SignOutScope) =>
      withLoading(
        signOut(store, () => navigate(paths.home()), scope),
        t('signingOut'),
      ),
  });
}
