/** Changes of address that the library leaves open: cancelled ones, and those that nobody can confirm [AUTH-8]. */
import { z } from 'zod';
import type { Database } from '../../database/session.ts';
import { writeAttributes } from './admin/writes.ts';
import { replaceBody } from './session-tokens.ts';
import { readUser } from './user-json.ts';

const userSchema = z.object({ id: z.uuid(), email: z.string(), new_email: z.string().optional() });

const NO_CHANGE = `email_change = null, email_change_token_current = null, email_change_token_new = null,
  email_change_sent_at = null`;

/** Cancels the change that waits where its person asks for the address that they have, which changes nothing by the library. */
export async function cancelChange(answer: Response, email: string, database: Database): Promise<Response> {
  if (!answer.ok) return answer;
  const { id, ...now } = userSchema.parse(await answer.clone().json());
  if (!now.new_email || now.email.toLowerCase() !== email.toLowerCase()) return answer;
  const user = await database.transaction(async (sql) => {
    await sql.query(`update auth.users set ${NO_CHANGE} where id = $1`, [id]);
    await sql.query(
      `delete from app.mail_queue
       where kind in ('email_change_current', 'email_change_new') and payload ->> 'userId' = $1`,
      [id],
    );
    return readUser(sql, id);
  });
  return user ? replaceBody(answer, user) : answer;
}

/**
 * Where no mails are sent another address counts at once: the password was asked for. Writes the one that the library holds back for a
 * confirmation, and answers the user with it.
 */
export async function confirmAddress(answer: Response, database: Database): Promise<Response> {
  if (!answer.ok) return answer;
  const { id } = userSchema.parse(await answer.clone().json());
  const user = await database.transaction(async (sql) => {
    const [waiting] = await sql.query<{ email: string }>(
      `select email_change as email from auth.users where id = $1 and email_change <> '' for update`,
      [id],
    );
    if (!waiting) return undefined;
    await writeAttributes(sql, id, { email: waiting.email, email_confirm: true }, undefined);
    await sql.query(`update auth.users set ${NO_CHANGE} where id = $1`, [id]);
    return readUser(sql, id);
  });
  return user ? replaceBody(answer, user) : answer;
}
