/**
 * Sign-in with Google and GitHub [AUTH-7]. The library knows Google's addresses by heart and asks the global `fetch`;
 * where another address is set up (a stand-in, or a proxy of a closed network) its requests are led there.
 */
import type { App } from '@supabase/lite';
import type { Config } from '../../config.ts';
import type { Sql } from '../../database/session.ts';
import { ownPath } from './verification.ts';

export type SocialSignIn = (request: Request) => Promise<Response>;

/** What the library asks Google at, and the path of it below `GOOGLE_URL`. */
const GOOGLE: readonly [address: string, path: string][] = [
  ['https://accounts.google.com/o/oauth2/v2/auth', '/o/oauth2/v2/auth'],
  ['https://oauth2.googleapis.com/token', '/token'],
  ['https://www.googleapis.com/oauth2/v3/certs', '/oauth2/v3/certs'],
  ['https://www.googleapis.com/userinfo/v2/me', '/userinfo/v2/me'],
];

/**
 * Whoever made an account without having shown that its address is theirs loses every way in when a provider says whose it
 * is: the password, the second factors, the sessions. An account that a provider has vouched for before keeps them, and so
 * does one whose identity by its address is gone, as it is after this.
 */
const SHUT_OUT = `
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
 * Answers `authorize` and `callback`.
 *
 * @param app that has addresses confirmed: one that a provider has not confirmed is linked to no account, whether or not
 *   those who sign up with a password have to confirm theirs
 * @param unproven the database, where nobody has to confirm an address; see {@link SHUT_OUT}. The library itself sees to
 *   addresses that are still to be confirmed
 */
export function createSocialSignIn(
  app: App,
  { GOOGLE_URL, PUBLIC_URL }: Pick<Config, 'GOOGLE_URL' | 'PUBLIC_URL'>,
  unproven: Pick<Sql, 'query'> | null,
): SocialSignIn {
  const lead = createGuide(GOOGLE_URL);
  if (GOOGLE_URL) leadFetch(lead);
  return async (request) => {
    const answer = await app.fetch(comingBack(request, PUBLIC_URL), { peerAddress: null });
    if (unproven && new URL(request.url).pathname.endsWith('/callback')) await unproven.query(SHUT_OUT);
    const location = answer.headers.get('location');
    if (location && lead(location) !== location) answer.headers.set('location', lead(location));
    return answer;
  };
}

/**
 * The request with a place to come back to that is ours. The library takes whatever listens on the visitor's own machine for
 * ours, too, which is right only as long as nobody has said what our address is.
 */
function comingBack(request: Request, publicUrl: string | undefined): Request {
  if (request.method !== 'GET' || !publicUrl) return request;
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  const path = ownPath(url.searchParams.get('redirect_to'), publicUrl);
  if (path) url.searchParams.set('redirect_to', `${publicUrl}${path}`);
  else url.searchParams.delete('redirect_to');
  headers.delete('referer'); // It would be asked next.
  return new Request(url, { headers });
}

function createGuide(base: string | undefined): (address: string) => string {
  if (!base) return (address) => address;
  const origin = base.replace(/\/+$/, '');
  return (address) => {
    const known = GOOGLE.find(([start]) => address === start || address.startsWith(`${start}?`));
    return known ? `${origin}${known[1]}${address.slice(known[0].length)}` : address;
  };
}

function leadFetch(lead: (address: string) => string): void {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    plain(input instanceof Request ? input : lead(input instanceof URL ? input.href : input), init);
}
