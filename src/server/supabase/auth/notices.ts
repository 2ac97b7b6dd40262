import { decode } from 'hono/jwt';
import { z } from 'zod';
import type { Query } from '../../database/session.ts';
import type { AccountMail } from '../../mail/kinds.ts';
import type { AuthInput } from './auth-input.ts';
import type { Caller } from './bearer.ts';

const userSchema = z.object({ id: z.uuid(), email: z.string() });
const claimsSchema = z.object({ session_id: z.string() });

export async function noticeOf(
  request: Request,
  { password }: AuthInput,
  answer: Response,
  { query }: Query,
): Promise<AccountMail[]> {
  if (request.method !== 'PUT' || !answer.ok || typeof password !== 'string') return [];
  const { id, email } = userSchema.parse(await answer.clone().json());
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  const { session_id } = claimsSchema.parse(decode(token).payload); // The library has verified it.
  await query('delete from auth.sessions where user_id = $1 and id <> $2', [id, session_id]);
  return email === '' ? [] : [{ kind: 'password_changed', to: email, userId: id }];
}

const FACTOR_NOTICES: Partial<Record<string, AccountMail['kind']>> = {
  factor_added: 'factor_added',
  factor_removed: 'factor_removed',
  recovery_codes_made: 'recovery_codes_created',
};

/** The mail about a change of second factors; undefined for other events, and for an account without a mail address. */
export function factorNotice(
  event: string,
  { userId, email }: Pick<Caller, 'userId' | 'email'>,
): AccountMail | undefined {
  const kind = FACTOR_NOTICES[event];
  return kind && email ? { kind, to: email, userId } : undefined;
}
