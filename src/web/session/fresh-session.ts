import { AuthClient } from '@supabase/auth-js';
import { loadConfig } from '#web/data/config.ts';

/** Credentials entered again, for what an open session is not enough for. */
export interface Proof {
  email: string;
  password: string;
  /** Of the authenticator app, where there is one. */
  code?: string;
}

export interface FreshSession {
  accessToken: string;
  /** Ends it; the session of the page stays as it is. */
  end: () => Promise<void>;
}

/**
 * Signs in beside the session of the page, which neither sees it nor changes.
 *
 * @throws AuthError `invalid_credentials` for a wrong password, `mfa_verification_failed` for a wrong code
 */
export async function openFreshSession({ email, password, code }: Proof): Promise<FreshSession> {
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const auth = new AuthClient({
    url: `${supabaseUrl.replace(/\/+$/, '')}/auth/v1`,
    headers: { Authorization: `Bearer ${supabaseKey}`, apikey: supabaseKey },
    storageKey: 'fresh', // Never written: it lives as long as this call.
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
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
  const verified = await auth.mfa.challengeAndVerify({ factorId: factor.id, code: code ?? '' });
  if (verified.error) {
    await end();
    throw verified.error;
  }
  return { accessToken: verified.data.access_token, end };
}
