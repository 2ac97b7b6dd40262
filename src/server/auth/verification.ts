/**
 * `/auth/v1/verify`: links and codes of mails. The library's own answer to a link does not say what is wrong with it, it
 * takes guesses at six digits for links, and lets one address alone confirm a change of address.
 */
import { createHash } from 'node:crypto';
import { authError } from '../data-api/answers.ts';
import type { Sql } from '../database/session.ts';
import type { AuthInput } from './auth-input.ts';
import { type FoundLink, findLink, isMailed, type LinkKind, markUsed } from './mail-links.ts';

/** Hands a body to the library's endpoint. */
type Forward = (input: AuthInput) => Promise<Response>;
type Query = Pick<Sql, 'query'>;

/** What the library calls what the official client names so. */
const LIBRARY_TYPES: Record<string, string> = { email: 'magiclink', invite: 'signup' };

const refusal = (code: string, message: string) => authError(403, code, message);
const expired = () => refusal('otp_expired', 'Email link is invalid or has expired');

/** Codes of refused links, which the page has a screen for each of. */
const REFUSALS: Record<Exclude<FoundLink['state'], 'open'>, () => Response> = {
  used: () => refusal('link_used', 'Email link has been used already'),
  replaced: () => refusal('link_replaced', 'A newer email has replaced this link'),
  foreign: () => refusal('link_unknown', 'Email link is invalid'),
  expired,
};

/** Answers a posted link (`token_hash`) or code (`email` and `token`). */
export async function verify(input: AuthInput, database: Query, forward: Forward): Promise<Response> {
  const type = typeof input.type === 'string' ? (LIBRARY_TYPES[input.type] ?? input.type) : input.type;
  if (typeof input.token_hash === 'string') return verifyLink(input.token_hash, type, database, forward);
  const { email, token } = input;
  if (typeof email !== 'string' || typeof token !== 'string') return forward({ ...input, type });
  const tokenHash = hashOfCode(email, token);
  return type === 'email_change'
    ? changeEmail(tokenHash, database, forward)
    : settle(await forward({ ...input, type }), tokenHash, database);
}

async function verifyLink(
  secret: string,
  type: unknown,
  database: Query,
  forward: Forward,
): Promise<Response> {
  const link = await findLink(database, secret);
  if (link.state === 'foreign') {
    // A link that an administrator had made carries the account service's own token.
    if (await isMailed(database, secret)) return REFUSALS.foreign();
    const answer =
      type === 'email_change'
        ? await changeEmail(secret, database, forward)
        : await forward({ token_hash: secret, type });
    return answer.status === 403 ? REFUSALS.foreign() : answer;
  }
  if (link.state !== 'open') return REFUSALS[link.state]();
  const { tokenHash, kind } = link;
  const answer =
    kind === 'email_change'
      ? await changeEmail(tokenHash, database, forward)
      : await settle(await forward({ token_hash: tokenHash, type: libraryType(kind) }), tokenHash, database);
  return answer.status === 403 ? REFUSALS.replaced() : answer;
}

const libraryType = (kind: LinkKind) => LIBRARY_TYPES[kind] ?? kind;

async function settle(answer: Response, tokenHash: string, database: Query): Promise<Response> {
  if (answer.ok) await markUsed(database, tokenHash);
  return answer;
}

type Change = { id: string; is_current: boolean; is_last: boolean; is_taken: boolean };

/**
 * Both addresses confirm, in whichever order; the second one changes it. The library finishes a change by the token of
 * the current address, so the last token that is left is put in its place.
 */
async function changeEmail(tokenHash: string, database: Query, forward: Forward): Promise<Response> {
  const [change] = await database.query<Change>(
    `select u.id, u.email_change_token_current is not distinct from $1 as is_current,
       coalesce(u.email, '') = '' or u.email_change_token_current is null or u.email_change_token_new is null as is_last,
       exists (select from auth.users o where o.email = u.email_change and o.id <> u.id) as is_taken
     from auth.users u where $1 in (u.email_change_token_current, u.email_change_token_new)
       and u.email_change_sent_at > now() - interval '1 hour'`,
    [tokenHash],
  );
  if (!change) return expired();
  if (change.is_taken)
    return authError(422, 'email_exists', 'A user with this email address has already been registered');
  if (change.is_last) {
    await database.query(
      `update auth.users set email_change_token_current = $2, email_change_token_new = null
       where id = $1 and coalesce(email, '') <> ''`,
      [change.id, tokenHash],
    );
    return settle(await forward({ token_hash: tokenHash, type: 'email_change' }), tokenHash, database);
  }
  await database.query(
    change.is_current
      ? 'update auth.users set email_change_token_current = null where id = $1 and email_change_token_current = $2'
      : 'update auth.users set email_change_token_new = null where id = $1 and email_change_token_new = $2',
    [change.id, tokenHash],
  );
  await markUsed(database, tokenHash);
  const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  return Response.json({ code: 200, msg });
}

/** What opens the link in a browser gets the page that posts it; programs get the library's redirect, as ever. */
export function pageOfLink(request: Request, publicUrl: string): Response | undefined {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  const type = searchParams.get('type');
  const isNavigation = request.headers.get('accept')?.includes('text/html');
  if (request.method !== 'GET' || !isNavigation || !token || !type) return undefined;
  const query = new URLSearchParams({ action: 'link', token, type });
  const next = ownPath(searchParams.get('redirect_to'), publicUrl);
  if (next) query.set('next', next);
  return new Response(null, { status: 303, headers: { location: `${publicUrl}/auth?${query}` } });
}

/** Path, query and hash of an address of ours; undefined for any other. */
export function ownPath(address: string | null, publicUrl: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === new URL(publicUrl).origin ? `${pathname}${search}${hash}` : undefined;
}

/** As the library makes the token that goes with a code. */
export function hashOfCode(email: string, code: string): string {
  return createHash('sha256').update(`${email.toLowerCase()}${code}`).digest('hex');
}
