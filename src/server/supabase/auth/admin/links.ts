import type { Sql } from '../../../database/session.ts';
import { type LinkKind, makeLink } from '../../../mail/account-links.ts';
import { AuthRefusal, parsed } from '../refusal.ts';
import { findAccount, readUser, type UserJson } from '../user-json.ts';
import { makeCode, ownPath } from '../verification.ts';
import { inviteSchema, type LinkRequest, linkSchema } from './input.ts';
import { type AdminServices, refuseUnknown } from './users.ts';
import { checkPassword, createAccount, hashOf, refuseTaken, writeAttributes } from './writes.ts';

type Made = { userId: string; code: string; tokenHash: string };

const COLUMNS: Record<LinkRequest['type'], 'confirmation' | 'recovery' | 'current' | 'new'> = {
  signup: 'confirmation',
  invite: 'confirmation',
  magiclink: 'recovery',
  recovery: 'recovery',
  email_change_current: 'current',
  email_change_new: 'new',
};

const NOTES: Record<(typeof COLUMNS)[LinkRequest['type']], string> = {
  confirmation: 'confirmation_token = $2, confirmation_sent_at = now()',
  recovery: 'recovery_token = $2, recovery_sent_at = now()',
  current: 'email_change_token_current = $2, email_change_sent_at = now()',
  new: 'email_change_token_new = $2, email_change_sent_at = now()',
};

/** `POST /invite`: an account to be entered by the link of a mail. Its person chooses a password then. */
export async function invite(url: URL, body: unknown, services: AdminServices): Promise<UserJson> {
  const { email, data } = parsed(inviteSchema, body);
  const { database, mails, publicUrl } = services;
  const { userId, tokenHash } = await database.transaction((sql) =>
    prepare(sql, { type: 'invite', email, data }),
  );
  const next = ownPath(url.searchParams.get('redirect_to'), publicUrl);
  try {
    await mails.send({
      kind: 'account_invitation',
      to: email,
      userId,
      link: { kind: 'invite', tokenHash, next },
    });
  } catch {
    throw new AuthRefusal(500, 'unexpected_failure', 'Error sending invite email');
  }
  return (await readUser(database, userId)) ?? refuseUnknown();
}

/** `POST /admin/generate_link`: what a mail would carry, and no mail. */
export async function generateLink(url: URL, body: unknown, services: AdminServices): Promise<object> {
  const request = parsed(linkSchema, body);
  const { database, publicUrl } = services;
  if (request.password) await checkPassword(request.password, request.email);
  const { made, secret, user, type } = await database.transaction(async (sql) => {
    // A magic link signs up an address without an account.
    const isNew = request.type === 'magiclink' && !(await findAccount(sql, request.email));
    const type = isNew ? 'signup' : request.type;
    const made = await prepare(sql, { ...request, type });
    const kind: LinkKind =
      type === 'email_change_current' || type === 'email_change_new' ? 'email_change' : type;
    const secret = await makeLink(sql, { tokenHash: made.tokenHash, kind, userId: made.userId });
    return { made, secret, type, user: await readUser(sql, made.userId) };
  });
  const path = ownPath(url.searchParams.get('redirect_to'), publicUrl);
  const redirectTo = path ? `${publicUrl}${path}` : publicUrl;
  const query = new URLSearchParams({ token: secret, type: verificationType(type), redirect_to: redirectTo });
  return {
    ...user,
    action_link: `${publicUrl}/auth/v1/verify?${query}`,
    email_otp: made.code,
    hashed_token: secret,
    verification_type: type,
    redirect_to: redirectTo,
  };
}

function verificationType(type: LinkRequest['type']): string {
  return type.startsWith('email_change') ? 'email_change' : type;
}

async function prepare(sql: Sql, request: LinkRequest): Promise<Made> {
  const { type, email } = request;
  const account = await findAccount(sql, email);
  const isForNew = type === 'signup' || type === 'invite';
  if (isForNew && account?.isConfirmed)
    throw new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered');
  if (!isForNew && !account) throw new AuthRefusal(404, 'user_not_found', 'User with this email not found');
  const userId = account?.id ?? crypto.randomUUID();
  if (!account) await createAccount(sql, { id: userId, email });
  if (isForNew) await writeAttributes(sql, userId, { user_metadata: request.data }, await hashOf(request));
  if (type === 'invite') await sql.query('update auth.users set invited_at = now() where id = $1', [userId]);
  const reached = type.startsWith('email_change') ? await changeTo(sql, userId, request) : email;
  const { code, tokenHash } = makeCode(reached);
  await sql.query(`update auth.users set ${NOTES[COLUMNS[type]]}, updated_at = now() where id = $1`, [
    userId,
    tokenHash,
  ]);
  return { userId, code, tokenHash };
}

/** Stores the address that the account is to have; answers the one whose mailbox the link is for. */
async function changeTo(
  sql: Sql,
  userId: string,
  { type, email, new_email: newEmail }: LinkRequest,
): Promise<string> {
  if (!newEmail) throw new AuthRefusal(400, 'validation_failed', 'new_email: An email address is required');
  await refuseTaken(sql, userId, { email: newEmail });
  await sql.query(
    `update auth.users set email_change = $2, email_change_token_current = null, email_change_token_new = null
     where id = $1 and email_change is distinct from $2`,
    [userId, newEmail],
  );
  return type === 'email_change_new' ? newEmail : email;
}
