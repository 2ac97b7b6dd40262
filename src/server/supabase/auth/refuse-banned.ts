/** A banned person gets no session: one that was just opened is closed again [BAN-1]. */

import { decode } from 'hono/jwt';
import { z } from 'zod';
import { parsedJson } from '#domain/json.ts';
import type { Database } from '../../database/session.ts';
import { authError } from '../answers.ts';

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) });
const claimsSchema = z.object({ sub: z.uuid() });

export async function refuseBanned(answer: Response, database: Database): Promise<Response> {
  const location = answer.headers.get('location');
  const person = location ? personOfRedirect(location) : await personOfBody(answer);
  if (person === undefined) return answer;
  const [found] = await database.query<{ is_banned: boolean }>(
    `select coalesce(a.is_banned, false) or coalesce(u.banned_until > now(), false) as is_banned
     from auth.users u left join app.accounts a on a.id = u.id where u.id = $1`,
    [person],
  );
  if (!found?.is_banned) return answer;
  await database.query('delete from auth.sessions where user_id = $1', [person]);
  return location ? refuseByRedirect(location) : authError(403, 'user_banned', 'User is banned');
}

async function personOfBody(answer: Response): Promise<string | undefined> {
  return sessionSchema.safeParse(parsedJson(await answer.clone().text())).data?.user.id;
}

function personOfRedirect(location: string): string | undefined {
  const token = new URLSearchParams(location.split('#', 2)[1]).get('access_token');
  return token ? claimsSchema.safeParse(decode(token).payload).data?.sub : undefined;
}

function refuseByRedirect(location: string): Response {
  const error = { error: 'access_denied', error_code: 'user_banned', error_description: 'User is banned' };
  const page = location.split('#', 1)[0];
  return new Response(null, { status: 303, headers: { location: `${page}#${new URLSearchParams(error)}` } });
}
