import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { request } from '#web/data/request.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { type Keys, type OpenSession, pendingEmailOf } from './sign-in-methods.ts';

/** Reads whether there is a password, the pending address, the apps and the number of recovery codes left. */
export const keysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account', 'keys', userId],
    queryFn: async (): Promise<Keys> => {
      const client = await loadClient();
      const { auth } = client;
      const [hasPassword, account] = await Promise.all([client.rpc('has_password'), auth.getUser()]);
      if (account.error) throw account.error;
      const { user } = account.data;
      const { factors = [] } = user;
      const totp = factors
        .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
        .map(({ id, friendly_name: name, created_at: since }) => ({ id, name, since }));
      const codes = totp.length > 0 ? await auth.mfa.recoveryCodes.getStatus() : null;
      if (codes?.error && codes.error.code !== 'mfa_factor_not_found') throw codes.error;
      return {
        hasPassword: unwrap(hasPassword),
        pendingEmail: pendingEmailOf(user, Date.now()),
        totp,
        codesLeft: codes?.data?.remaining ?? null,
      };
    },
    staleTime: 0,
  });

/** Its key is below that of `keysQuery`, so that both are invalidated together. */
export const hasFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: [...keysQuery(userId).queryKey, 'has-factor'],
    queryFn: async (): Promise<boolean> => {
      const { auth } = await loadClient();
      const { data, error } = await auth.mfa.listFactors();
      if (error) throw error;
      return data.totp.length > 0;
    },
    staleTime: 0,
  });

/** Lists this device first, then the others by last use. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account', 'sessions', userId],
    queryFn: (): Promise<OpenSession[]> => request((client) => client.rpc('my_sessions')),
    staleTime: 0,
  });
