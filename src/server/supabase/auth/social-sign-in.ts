/** Sign-in with Google and GitHub [AUTH-7]: the library's, with redirects and linked accounts checked. */
import type { App } from '@supabase/lite';
import type { Query } from '../../database/session.ts';
import { ownPath } from './verification.ts';

export type SocialSignIn = (request: Request) => Promise<Response>;

/** Removes credentials made without proof of the address when a provider first links an account. */
const REMOVE_UNPROVEN_CREDENTIALS = `
  with joined as (
    select i.user_id, i.created_at from auth.identities i
    where i.provider <> 'email' and i.created_at > now() - interval '1 minute'
      and exists (select from auth.identities e
        where e.user_id = i.user_id and e.provider = 'email' and e.created_at < i.created_at)
      and not exists (select from auth.identities o
        where o.user_id = i.user_id and o.provider <> 'email' and o.created_at < i.created_at)
  ), sessions as (
    delete from auth.sessions s using joined j where s.user_id = j.user_id and s.created_at < j.created_at
  ), factors as (
    delete from auth.mfa_factors f using joined j where f.user_id = j.user_id
  ), addresses as (
    delete from auth.identities e using joined j where e.user_id = j.user_id and e.provider = 'email'
  )
  update auth.users u set encrypted_password = null from joined j where u.id = j.user_id`;

/**
 * @param app an instance that confirms addresses, so that it links no account by an address the provider has not confirmed
 * @param unproven the database where nobody confirms addresses; see {@link REMOVE_UNPROVEN_CREDENTIALS}
 */
export function createSocialSignIn(
  app: App,
  publicUrl: string | undefined,
  unproven: Query | null,
): SocialSignIn {
  return async (request) => {
    const answer = await app.fetch(withOwnRedirect(request, publicUrl), { peerAddress: null });
    if (unproven && new URL(request.url).pathname.endsWith('/callback'))
      await unproven.query(REMOVE_UNPROVEN_CREDENTIALS);
    return answer;
  };
}

/**
 * What the official client and our pages ask a provider with. The library takes all else too: `invite_token` opens an account by a code that
 * can be guessed, and the rest goes to the provider in place of our own `client_id`, `redirect_uri` and `state`.
 */
const ASKED = [
  'provider',
  'scopes',
  'redirect_to',
  'code_challenge',
  'code_challenge_method',
  'access_type',
  'prompt',
  'login_hint',
];

function withKnownQuery(address: string): URL {
  const url = new URL(address);
  if (!url.pathname.endsWith('/authorize')) return url;
  const known = ASKED.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  url.search = new URLSearchParams(known).toString();
  return url;
}

/** Redirects to our address; loopback ones, which the library allows, only while `PUBLIC_URL` is not set. */
function withOwnRedirect(request: Request, publicUrl: string | undefined): Request {
  const url = withKnownQuery(request.url);
  const headers = new Headers(request.headers);
  if (!publicUrl) return new Request(url, { headers });
  const path = ownPath(url.searchParams.get('redirect_to'), publicUrl);
  if (path) url.searchParams.set('redirect_to', `${publicUrl}${path}`);
  else url.searchParams.delete('redirect_to');
  headers.delete('referer'); // The library would look there next.
  return new Request(url, { headers });
}
