/**
 * Sign-in with Google and GitHub [AUTH-7]. The library knows Google's addresses by heart and asks the global `fetch`;
 * where another address is set up (a stand-in, or a proxy of a closed network) its requests are led there.
 */
import type { App } from '@supabase/lite';
import type { Config } from '../config.ts';
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
 * Answers `authorize` and `callback`.
 *
 * @param app that has addresses confirmed: one that a provider has not confirmed is linked to no account, whether or not
 *   those who sign up with a password have to confirm theirs
 */
export function createSocialSignIn(
  app: App,
  { GOOGLE_URL, PUBLIC_URL }: Pick<Config, 'GOOGLE_URL' | 'PUBLIC_URL'>,
): SocialSignIn {
  const lead = createGuide(GOOGLE_URL);
  if (GOOGLE_URL) leadFetch(lead);
  return async (request) => {
    const answer = await app.fetch(comingBack(request, PUBLIC_URL), { peerAddress: null });
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
