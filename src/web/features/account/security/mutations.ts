import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toAppError } from '#db/app-error.ts';
import { unwrap } from '#db/unwrap.ts';
import { errorText } from '#i18n/error-text.ts';
import { type Client, loadClient } from '#web/data/supabase-client.ts';
import { toast } from '#web/data/toasts.ts';
import { paths } from '#web/paths.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { endSession, type SignOutScope } from '#web/session/sign-out.ts';
import { keysQuery, sessionsQuery } from './queries.ts';
import { isRecoveryCode, type Keys, plainCode, refusalText } from './sign-in-methods.ts';

type Auth = Client['auth'];

async function withAuth<Data>(
  work: (auth: Auth) => Promise<{ data: Data; error: null } | { data: unknown; error: Error }>,
): Promise<Data> {
  const { auth } = await loadClient();
  const answer = await work(auth);
  if (answer.error) throw answer.error;
  return answer.data;
}

/** Why a change of keys was refused, in words. */
export function useRefusal(): (error: unknown) => string | undefined {
  const { t } = useTranslation('profile');
  return (error) => {
    if (!error) return undefined;
    const refusal = toAppError(error);
    const key = refusalText(refusal.code);
    return key ? t(key) : errorText(refusal);
  };
}

/** Sets another password; the server checks the current one. Ends all other sessions, since the old password may be known. */
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

/** Asks for another address. Answers whether it is the account's already; else a link in a mail makes it so. */
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

/** Proves that the account's owner changes the second factors; without a password `current` is empty. */
export interface Proof {
  current: string;
  /** Of the authenticator app, or a recovery code, which is spent. */
  code: string;
}

/** Shows the current password: for the next quarter of an hour the server lets second factors be changed. */
const showPassword = (current: string) => withAuth((auth) => auth.updateUser({ current_password: current }));

export function useShowPassword() {
  return useMutation({ mutationFn: showPassword });
}

async function prove(factorId: string, { current, code }: Proof): Promise<void> {
  if (current) await showPassword(current);
  await withAuth<unknown>(({ mfa }) =>
    isRecoveryCode(code)
      ? mfa.recoveryCodes.verify({ code: plainCode(code) })
      : mfa.challengeAndVerify({ factorId, code: plainCode(code) }),
  );
}

/** Proves who asks, before another authenticator app is set up in place of the one that the account has [AUTH-9]. */
export function useProve(factorId: string) {
  return useMutation({ mutationFn: (proof: Proof) => prove(factorId, proof) });
}

/** Begins with an authenticator app: its secret, as text and as a picture. */
export function useEnrol() {
  return useMutation({
    mutationFn: (friendlyName: string) =>
      withAuth((auth) => auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Escale' })),
  });
}

/** Gives up an authenticator app that was begun with; it would go by itself within the hour. */
export async function dropEnrolment(factorId: string): Promise<void> {
  const { auth } = await loadClient();
  await auth.mfa.unenroll({ factorId });
}

/** Verifies the code of an app that was begun with: from then on it is asked for. */
export function useVerifyEnrolment() {
  return useMutation({
    mutationFn: ({ factorId, code }: { factorId: string; code: string }) =>
      withAuth((auth) => auth.mfa.challengeAndVerify({ factorId, code: plainCode(code) })),
  });
}

/** Recovery codes, in place of those before; an account whose line was cut while it set up its app has none yet. */
async function makeCodes({ codesLeft }: Keys): Promise<readonly string[]> {
  const made = await withAuth(({ mfa }) =>
    codesLeft === null ? mfa.recoveryCodes.generate() : mfa.recoveryCodes.regenerate(),
  );
  return made?.codes ?? [];
}

/** What follows once a new app is verified: removes the one that it replaces, and answers recovery codes. Can be tried again. */
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

/** New recovery codes in place of those before. */
export function useNewCodes(factorId: string, keys: Keys) {
  return useMutation({
    mutationFn: async (proof: Proof): Promise<readonly string[]> => {
      await prove(factorId, proof);
      return makeCodes(keys);
    },
  });
}

/** Removes the authenticator app. */
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

/** Signs out somewhere else: of one session, or with null of all but this one. A refusal shows as a toast. */
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
    onError: (error) =>
      toast({
        title: t('sessionNotEnded'),
        description: errorText(toAppError(error)),
        variant: 'destructive',
      }),
    // After any answer: the session may have ended by itself in between.
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey }),
  });
}

/** Signs out of this device alone, or of all of them. */
export function useSignOut() {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { t } = useTranslation('profile');
  return useMutation({
    mutationFn: (scope: SignOutScope) =>
      store.act(async (client) => {
        await endSession(client, scope);
        await navigate(paths.home());
      }),
    onSuccess: (_, scope) =>
      toast({ title: scope === 'local' ? t('signedOutHere') : t('signedOutEverywhere') }),
    onError: (error) =>
      toast({
        title: t('sessionNotEnded'),
        description: errorText(toAppError(error)),
        variant: 'destructive',
      }),
  });
}
