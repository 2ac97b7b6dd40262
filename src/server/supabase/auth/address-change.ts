/** Where no mails are sent nobody can confirm another address, so it counts at once [AUTH-8]; the password was asked for. */
import { z } from 'zod';
import type { Database } from '../../database/session.ts';
import { writeAttributes } from './admin/writes.ts';
import { replaceBody } from './session-tokens.ts';
import { readUser } from './user-json.ts';

const userSchema = z.object({ id: z.uuid() });

/** Writes the address that the library holds back for a confirmation, and answers the user with it. */
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
    await sql.query(
      `update auth.users set email_change = null, email_change_token_current = null, email_change_token_new = null,
         email_change_sent_at = null where id = $1`,
      [id],
    );
    return readUser(sql, id);
  });
  return user ? replaceBody(answer, user) : answer;
}
