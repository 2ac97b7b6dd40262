/** `/auth/v1/verify`. The library's own answer to a link names no reason, and one address alone could confirm a change of it. */
import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import { paths } from '#web/paths.ts';
import type { Query } from '../../database/session.ts';
import { type FoundLink, findLink, type LinkKind, markUsed } from '../../mail/account-links.ts';
import { authError } from '../answers.ts';
import type { AuthInput } from './auth-input.ts';

type Forward = (input: AuthInput) => Promise<Response>;
/** Maps types of the official client to the library's. */
const LIBRARY_TYPES: Record<string, string> = { email: 'magiclink', invite: 'signup' };

/** Minutes: six digits can be guessed, so they expire before the mail's link, which lasts an hour. */
const CODE_MINUTES = 10;
const CODE = /^\d{6}$/;

const SESSION = ['access_token', 'refresh_token', 'expires_in', 'expires_at', 'token_type'] as const;
const answerSchema = z.object({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
  expires_at: z.number().optional(),
  token_type: z.string().optional(),
  error_code: z.string().default(''),
  msg: z.string().default(''),
});

const refusal = (code: string, message: string) => authError(403, code, message);
const expired = () => refusal('otp_expired', 'Email link is invalid or has expired');

const REFUSALS: Record<Exclude<FoundLink['state'], 'open'>, () => Response> = {
  used: () => refusal('link_used', 'Email link has been used already'),
  replaced: () => refusal('link_replaced', 'A newer email has replaced this link'),
  foreign: () => refusal('link_unknown', 'Email link is invalid'),
  expired,
};

export async function verify(input: AuthInput, database: Query, forward: Forward): Promise<Response> {
  const type = typeof input.type === 'string' ? (LIBRARY_TYPES[input.type] ?? input.type) : input.type;
  if (typeof input.token_hash === 'string') return verifyLink(input.token_hash, database, forward);
  const { email, token } = input;
  if (typeof email !== 'string' || typeof token !== 'string') return forward({ ...input, type });
  // The hash runs both together: one of another length moves the border, past the tries that the address has left.
  if (!CODE.test(token)) return expired();
  const tokenHash = hashOfCode(email, token);
  if (await isOldCode(tokenHash, database)) return expired();
  return type === 'email_change'
    ? changeEmail(tokenHash, database, forward)
    : take(tokenHash, database, () => forward({ ...input, type }));
}

/** Columns of tokens, each with the column of the time it was sent. */
const TOKENS = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_current: 'email_change_sent_at',
  email_change_token_new: 'email_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
};

async function isOldCode(tokenHash: string, { query }: Query): Promise<boolean> {
  const [row] = await query<{ is_old: boolean }>(
    // One condition for each index: a list of rows would read every account.
    `select exists (select from auth.users u where ${Object.entries(TOKENS)
      .map(
        ([token, sentAt]) =>
          `(u.${token} = $1 and u.${sentAt} < now() - make_interval(mins => ${CODE_MINUTES}))`,
      )
      .join(' or ')}) as is_old`,
    [tokenHash],
  );
  return row?.is_old === true;
}

async function verifyLink(secret: string, database: Query, forward: Forward): Promise<Response> {
  // Only secrets of links count: the library's token, a hash of address and six digits, can be guessed.
  const link = await findLink(database, secret);
  if (link.state !== 'open') return REFUSALS[link.state]();
  const { tokenHash, kind } = link;
  const answer =
    kind === 'email_change'
      ? await changeEmail(tokenHash, database, forward)
      : await take(tokenHash, database, () => forward({ token_hash: tokenHash, type: libraryType(kind) }));
  return answer.status === 403 ? REFUSALS.replaced() : answer;
}

const libraryType = (kind: LinkKind) => LIBRARY_TYPES[kind] ?? kind;

/** What others have put on an account before its address was confirmed: a password, where it is not the mail's own, and sign-ins by providers. */
const REMOVE_UNPROVEN = `
  with unproven as (
    select u.id from auth.users u where u.confirmed_at is null and (u.confirmation_token = $1 or u.recovery_token = $1)
  ), gone as (
    delete from auth.identities i using unproven p where i.user_id = p.id and i.provider <> 'email' returning i.user_id
  )
  update auth.users u set
    encrypted_password = case when u.recovery_token = $1 then null else u.encrypted_password end,
    raw_app_meta_data = case when u.id in (select g.user_id from gone g)
      then coalesce(u.raw_app_meta_data, '{}') || '{"provider": "email", "providers": ["email"]}' else u.raw_app_meta_data end
  from unproven p where u.id = p.id`;

/** Opens a session by a mail's token, which confirms the address: what was put there before by another goes. */
async function take(tokenHash: string, database: Query, open: () => Promise<Response>): Promise<Response> {
  await database.query(REMOVE_UNPROVEN, [tokenHash]);
  return redeem(await open(), tokenHash, database);
}

async function redeem(answer: Response, tokenHash: string, database: Query): Promise<Response> {
  if (answer.ok) await markUsed(database, tokenHash);
  return answer;
}

type Change = { id: string; is_taken: boolean };

/** Changes the address once both have confirmed, in either order. */
async function changeEmail(tokenHash: string, database: Query, forward: Forward): Promise<Response> {
  const [change] = await database.query<Change>(
    `select u.id, exists (select from auth.users o where o.email = u.email_change and o.id <> u.id) as is_taken
     from auth.users u where (u.email_change_token_current = $1 or u.email_change_token_new = $1)
       and u.email_change_sent_at > now() - interval '1 hour'`,
    [tokenHash],
  );
  if (!change) return expired();
  if (change.is_taken)
    return authError(422, 'email_exists', 'A user with this email address has already been registered');
  if (!(await confirmHalf(database, change.id, tokenHash)))
    return finishChange(database, change.id, tokenHash, forward);
  await markUsed(database, tokenHash);
  const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  return Response.json({ code: 200, msg });
}

/** Confirms one address; false when a token is left. One statement: of two at once, one is the last. */
async function confirmHalf(database: Query, userId: string, tokenHash: string): Promise<boolean> {
  const taken = await database.query(
    `update auth.users set email_change_token_current = nullif(email_change_token_current, $2),
       email_change_token_new = nullif(email_change_token_new, $2)
     where id = $1 and $2 in (email_change_token_current, email_change_token_new) and email <> ''
       and email_change_token_current is not null and email_change_token_new is not null
     returning id`,
    [userId, tokenHash],
  );
  return taken.length > 0;
}

/** Finishes a change by the library, which needs the last token in the place of the current address's. */
async function finishChange(
  database: Query,
  userId: string,
  tokenHash: string,
  forward: Forward,
): Promise<Response> {
  await database.query(
    `update auth.users set email_change_token_current = $2, email_change_token_new = null
     where id = $1 and email <> '' and $2 in (email_change_token_current, email_change_token_new)`,
    [userId, tokenHash],
  );
  return redeem(await forward({ token_hash: tokenHash, type: 'email_change' }), tokenHash, database);
}

/** Answers a browser with a page that posts the link: mail scanners open links. */
export function pageOfLink(request: Request, publicUrl: string): Response | undefined {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  const type = searchParams.get('type');
  const isNavigation = request.headers.get('accept')?.includes('text/html');
  if (request.method !== 'GET' || !isNavigation || !token || !type) return undefined;
  const query = new URLSearchParams({ action: 'link', token, type });
  const next = ownPath(searchParams.get('redirect_to'), publicUrl);
  if (next) query.set('next', next);
  return new Response(null, { status: 303, headers: { location: `${publicUrl}${paths.auth()}?${query}` } });
}

/** Answers a program: the session, or the error, is behind the `#` of the redirect. */
export async function followLink(
  request: Request,
  publicUrl: string,
  database: Query,
  forward: Forward,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const answer = await verifyLink(searchParams.get('token') ?? '', database, forward);
  const answered = answerSchema.parse(await answer.json());
  const fragment = new URLSearchParams();
  if (answer.ok)
    for (const name of SESSION) if (answered[name] !== undefined) fragment.set(name, String(answered[name]));
  if (!answer.ok) {
    fragment.set('error', 'access_denied');
    fragment.set('error_code', answered.error_code);
    fragment.set('error_description', answered.msg);
  }
  const path = ownPath(searchParams.get('redirect_to'), publicUrl) ?? '';
  return new Response(null, { status: 303, headers: { location: `${publicUrl}${path}#${fragment}` } });
}

export function ownPath(address: string | null, publicUrl: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === new URL(publicUrl).origin ? `${pathname}${search}${hash}` : undefined;
}

export function hashOfCode(email: string, code: string): string {
  return createHash('sha256').update(`${email.toLowerCase()}${code}`).digest('hex');
}

/** Makes six random digits, and the token of the library's shape that goes with them. */
export function makeCode(email: string): { code: string; tokenHash: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, tokenHash: hashOfCode(email, code) };
}
