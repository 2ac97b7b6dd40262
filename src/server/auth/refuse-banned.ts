/** A banned person gets no session: the one that the library has just opened is closed again. */
import { z } from 'zod';
import { authError } from '../data-api/answers.ts';
import type { Database } from '../database/session.ts';

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) });

/** The answer as it is, or a refusal when the session in it is a banned person's. */
export async function refuseBanned(answer: Response, database: Database): Promise<Response> {
  const session = sessionSchema.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => undefined),
  );
  if (!session.success) return answer;
  const person = session.data.user.id;
  const [found] = await database.query<{ is_banned: boolean }>(
    `select coalesce(a.is_banned, false) or coalesce(u.banned_until > now(), false) as is_banned
     from auth.users u left join app.accounts a on a.id = u.id where u.id = $1`,
    [person],
  );
  if (!found?.is_banned) return answer;
  await database.query('delete from auth.sessions where user_id = $1', [person]);
  return authError(403, 'user_banned', 'User is banned');
}
