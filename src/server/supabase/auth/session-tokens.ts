/** Completes the library's sessions: `aal` and `amr` in the token, address and user agent in the row. */

import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { decode, sign } from 'hono/jwt';
import { z } from 'zod';
import { parsedJson } from '#domain/json.ts';
import type { Database, Query, Sql } from '../../database/session.ts';
import type { Identity } from '../auth-middleware.ts';
import type { AuthCall } from './auth-call.ts';
import type { Caller } from './bearer.ts';
import { readFactors, readUser } from './user-json.ts';

/** Seconds that an access token lasts, as the library has it. */
const TOKEN_SECONDS = 3600;
const LONGEST_AGENT = 500;

type Signing = { database: Database; jwtSecret: string };

const sessionSchema = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.uuid() }),
});
const claimsSchema = z.looseObject({ session_id: z.uuid() });

export async function completeSession(answer: Response, call: AuthCall, signing: Signing): Promise<Response> {
  const location = answer.headers.get('location');
  if (location?.includes('access_token=')) return completeRedirect(answer, location, call, signing);
  const session = sessionSchema.safeParse(parsedJson(await answer.clone().text()));
  if (!session.success) return answer;
  const { data } = session;
  const tokens = await completeTokens(data, call, signing);
  const factors = await readFactors(signing.database, data.user.id);
  return replaceBody(answer, { ...data, ...tokens, user: { ...data.user, factors } });
}

export function replaceBody(answer: Response, body: unknown): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}

/** Completes a link of a mail, which leads on with the session behind the `#`. */
async function completeRedirect(answer: Response, location: string, call: AuthCall, signing: Signing) {
  const [page, fragment = ''] = location.split('#', 2);
  const session = new URLSearchParams(fragment);
  const sent = {
    access_token: session.get('access_token') ?? '',
    refresh_token: session.get('refresh_token') ?? '',
  };
  if (!sent.access_token) return answer;
  for (const [name, token] of Object.entries(await completeTokens(sent, call, signing)))
    session.set(name, token);
  const headers = new Headers(answer.headers);
  headers.set('location', `${page}#${session}`);
  return new Response(null, { status: answer.status, headers });
}

type Tokens = { access_token: string; refresh_token: string };

async function completeTokens(
  { access_token: token, refresh_token: refreshToken }: Tokens,
  call: AuthCall,
  { database, jwtSecret }: Signing,
): Promise<Tokens> {
  const claims = claimsSchema.safeParse(decode(token).payload);
  if (!claims.success) return { access_token: token, refresh_token: refreshToken };
  const id = claims.data.session_id;
  const [added, replaced] = await database.transaction(async (sql) => {
    await sql.query('update auth.sessions set user_agent = $2, ip = $3::inet where id = $1', [
      id,
      call.request.headers.get('user-agent')?.slice(0, LONGEST_AGENT) ?? null,
      isIP(call.address) ? call.address : null,
    ]);
    const method = methodOf(call);
    if (method) await noteMethod(sql, id, method);
    return [await levelClaims(sql, id), await replaceLibraryToken(sql, id, refreshToken)] as const;
  });
  return {
    access_token: await sign({ ...claims.data, ...added }, jwtSecret, 'HS256'),
    refresh_token: replaced,
  };
}

/** Replaces the library's refresh token of 74 random bits. Two requests with one get the same successor. */
async function replaceLibraryToken(sql: Sql, sessionId: string, token: string): Promise<string> {
  if (!z.uuid().safeParse(token).success) return token;
  await sql.query('update auth.refresh_tokens set token = $3 where session_id = $1 and token = $2', [
    sessionId,
    token,
    makeRefreshToken(),
  ]);
  const [current] = await sql.query<{ token: string }>(
    `select token from auth.refresh_tokens where session_id = $1 and not coalesce(revoked, false)
     order by created_at desc limit 1`,
    [sessionId],
  );
  return current?.token ?? token;
}

function makeRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

function methodOf({ endpoint, grant }: AuthCall): string | undefined {
  if (endpoint === 'verify') return 'otp';
  if (endpoint === 'callback' || grant === 'pkce') return 'oauth';
  return grant === 'refresh_token' ? undefined : 'password';
}

export function noteMethod(sql: Query, sessionId: string, method: string) {
  return sql.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, now(), now())
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}

async function levelClaims(sql: Sql, sessionId: string) {
  const [session] = await sql.query<{ aal: string | null }>(
    'select aal::text from auth.sessions where id = $1',
    [sessionId],
  );
  const amr = await sql.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::integer as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc, method`,
    [sessionId],
  );
  return { aal: session?.aal ?? 'aal1', amr };
}

/** Raises the session to `aal2`, ends the person's sessions at `aal1`, and returns new tokens. */
export async function raiseSession(
  sql: Sql,
  { userId, sessionId, email }: Caller,
  { method, factorId, jwtSecret }: { method: string; factorId: string; jwtSecret: string },
) {
  await sql.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2, refreshed_at = timezone('utc', now()), updated_at = now() where id = $1`,
    [sessionId, factorId],
  );
  await noteMethod(sql, sessionId, method);
  await sql.query(
    `delete from auth.sessions where user_id = $1 and id <> $2 and coalesce(aal::text, 'aal1') = 'aal1'`,
    [userId, sessionId],
  );
  const refreshToken = await replaceRefreshToken(sql, userId, sessionId);
  const user = await readUser(sql, userId);
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: userId,
    aud: 'authenticated',
    role: 'authenticated',
    ...(email !== null && { email }),
    session_id: sessionId,
    ...(await levelClaims(sql, sessionId)),
    iat: now,
    exp: now + TOKEN_SECONDS,
  };
  return {
    access_token: await sign(claims, jwtSecret, 'HS256'),
    token_type: 'bearer',
    expires_in: TOKEN_SECONDS,
    expires_at: now + TOKEN_SECONDS,
    refresh_token: refreshToken,
    user,
  };
}

async function replaceRefreshToken(sql: Sql, userId: string, sessionId: string): Promise<string> {
  const revoked = await sql.query<{ token: string }>(
    `update auth.refresh_tokens set revoked = true, updated_at = now()
     where session_id = $1 and not coalesce(revoked, false) returning token`,
    [sessionId],
  );
  const token = makeRefreshToken();
  await sql.query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id, parent, revoked)
     values ($1, $2, $3, $4, $5, false)`,
    [crypto.randomUUID(), token, userId, sessionId, revoked.at(-1)?.token ?? null],
  );
  return token;
}

/** Notes a token's time; a later token stays, and a session that is gone has none. */
const NOTE = `insert into app.received_tokens as r (session_id, issued_at)
select s.id, to_timestamp($2) from auth.sessions s where s.id = $1
on conflict (session_id) do update set issued_at = excluded.issued_at where r.issued_at < excluded.issued_at`;

/** Stores when a session's token first came, so that the refresh token before it ends [AUTH-10]. */
export async function noteReceived({ query }: Query, { sessionId, claims }: Identity): Promise<void> {
  if (sessionId && typeof claims.iat === 'number') await query(NOTE, [sessionId, claims.iat]);
}
