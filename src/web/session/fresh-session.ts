import { AuthClient } from '@supabase/auth-js';
import { loadConfig } from '#web/data/config.ts';
import { enterCode } from './second-factor-code.ts';

/** Proof for actions that an open session is not enough for. */
export interface Proof {
  email: string;
  password: string;
  /** Code of the app, or a recovery code; empty where there is no second factor. */
  code: string;
}

export interface FreshSession {
  accessToken: string;
  /** Ends the fresh session; the page's stays. */
  end: () => Promise<void>;
}

/** Opens a second session. @throws AuthError `invalid_credentials`, `mfa_verification_failed` */
export async function openFreshSession({ email, password, code }: Proof): Promise<FreshSession> {
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const auth = new AuthClient({
    url: `${supabaseUrl.replace(/\/+$/, '')}/auth/v1`,
    headers: { Authorization: `Bearer ${supabaseKey}`, apikey: supabaseKey },
    storageKey: 'fresh', // It is never written, and lives as long as this call.
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  const end = async () => {
    await auth.signOut({ scope: 'local' });
  };
  const factor = data.user.factors?.find(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
  if (!factor) return { accessToken: data.session.access_token, end };
  const verified = await enterCode(auth.mfa, factor.id, code);
  if (verified.error) {
    await end();
    throw verified.error;
  }
  return { accessToken: verified.data.access_token, end };
}
