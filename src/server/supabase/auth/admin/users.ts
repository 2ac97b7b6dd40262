/** `/auth/v1/admin/users…`, as the official client calls it [API-1]. */
import type { Database, Sql } from '../../../database/session.ts';
import type { Mails } from '../../../mail/worker.ts';
import { json } from '../../answers.ts';
import { AuthRefusal, parsed } from '../refusal.ts';
import { readUser, USER, type UserJson } from '../user-json.ts';
import { attributesSchema, deletionSchema, newUserSchema, pageSchema } from './input.ts';
import { checkPassword, createAccount, hashOf, refuseTaken, writeAttributes } from './writes.ts';

export type AdminServices = {
  database: Database;
  mails: Mails;
  publicUrl: string;
};

/** `GET /admin/users?page=&per_page=`: the newest first, with the number of all in `x-total-count`. */
export async function listUsers(url: URL, { database }: AdminServices): Promise<Response> {
  const { page, per_page: size, filter } = parsed(pageSchema, Object.fromEntries(url.searchParams));
  const pattern = filter && `%${filter.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const condition = 'where $1::text is null or u.email ilike $1 or u.phone like $1';
  const [count] = await database.query<{ total: number }>(
    `select count(*)::integer as total from auth.users u ${condition}`,
    [pattern ?? null],
  );
  const rows = await database.query<{ user: UserJson }>(
    `select ${USER} from auth.users u ${condition} order by u.created_at desc, u.id limit $2 offset $3`,
    [pattern ?? null, size, (page - 1) * size],
  );
  const total = count?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / size));
  // The client reads the page from the first parameter.
  const link = (to: number, name: string) => `<${url.pathname}?page=${to}&per_page=${size}>; rel="${name}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  return json({ users: rows.map(({ user }) => user), aud: 'authenticated' }, 200, {
    'x-total-count': String(total),
    link: links.join(', '),
  });
}

export async function getUser(id: string, { database }: AdminServices): Promise<UserJson> {
  return (await readUser(database, id)) ?? refuseUnknown();
}

/** `POST /admin/users`: no mail is sent; without `email_confirm` the address counts as unconfirmed. */
export async function createUser(body: unknown, { database }: AdminServices): Promise<UserJson> {
  const { id, ...attributes } = parsed(newUserSchema, body);
  const { email, phone, password } = attributes;
  if (!email && !phone)
    throw new AuthRefusal(400, 'validation_failed', 'Cannot create a user without either an email or phone');
  if (password) await checkPassword(password, email ?? undefined);
  const hash = await hashOf(attributes);
  return database.transaction(async (sql) => {
    const made = id ?? crypto.randomUUID();
    await refuseTaken(sql, made, attributes);
    await createAccount(sql, { id: made, email: email ?? null });
    await writeAttributes(sql, made, attributes, hash);
    return (await readUser(sql, made)) ?? refuseUnknown();
  });
}

export async function updateUser(id: string, body: unknown, { database }: AdminServices): Promise<UserJson> {
  const attributes = parsed(attributesSchema, body);
  const user = (await readUser(database, id)) ?? refuseUnknown();
  if (attributes.password) await checkPassword(attributes.password, attributes.email ?? String(user.email));
  const hash = await hashOf(attributes);
  return database.transaction(async (sql) => {
    await refuseTaken(sql, id, attributes);
    await writeAttributes(sql, id, attributes, hash);
    return (await readUser(sql, id)) ?? refuseUnknown();
  });
}

/** `DELETE /admin/users/{id}`; softly, the account stays as a shell that nobody can enter or recognise. */
export async function deleteUser(id: string, body: unknown, { database }: AdminServices): Promise<object> {
  const { should_soft_delete: isSoft } = parsed(deletionSchema, body ?? {});
  await database.transaction(async (sql) => {
    await refuseLastSupervisor(sql, id);
    const gone = isSoft
      ? await empty(sql, id)
      : await sql.query('delete from auth.users where id = $1 returning id', [id]);
    if (gone.length === 0) refuseUnknown();
  });
  return {};
}

/**
 * What a person has put into the application. What they planned and wrote with others stays theirs, by the shell; in trips of others that is a
 * former member, since a member would be shown by the address.
 */
const OWN_TRACES = [
  'delete from public.trip_collaborators where user_id = $1',
  `update app.accounts set name = null, first_name = null, last_name = null, username = null, avatar_url = null, bio = null,
     home_address = null, preferences = '{}', role = 'traveler' where id = $1`,
  'select app.forget_name($1)',
  ...['calendar_feeds', 'push_subscriptions', 'custom_trip_requests', 'contact_messages'].map(
    (own) => `delete from public.${own} where user_id = $1`,
  ),
  'delete from public.trip_lists where private_to = $1',
  ...['trip_shares', 'trip_join_links'].map(
    (links) => `update public.${links} l set revoked_at = now() from public.trips t
      where t.id = l.trip_id and t.owner_id = $1 and l.revoked_at is null`,
  ),
  `delete from storage.objects where bucket_id = 'avatars' and starts_with(name, $1::text || '/')`,
];

async function empty(sql: Sql, id: string) {
  for (const statement of OWN_TRACES) await sql.query(statement, [id]);
  await sql.query('delete from auth.sessions where user_id = $1', [id]);
  await sql.query('delete from auth.mfa_factors where user_id = $1', [id]);
  await sql.query('delete from auth.identities where user_id = $1', [id]);
  return sql.query(
    `update auth.users set deleted_at = coalesce(deleted_at, now()), updated_at = now(), phone = null,
       email = encode(sha256(convert_to(id::text || coalesce(email, ''), 'UTF8')), 'hex'), encrypted_password = null,
       email_change = null, email_change_token_new = null, email_change_token_current = null,
       confirmation_token = null, recovery_token = null, reauthentication_token = null,
       raw_user_meta_data = '{}', raw_app_meta_data = '{}'
     where id = $1 returning id`,
    [id],
  );
}

/** Refuses to delete the last supervisor, as for account deletion by its owner. */
async function refuseLastSupervisor(sql: Sql, id: string): Promise<void> {
  const supervisors = await sql.query<{ id: string; is_banned: boolean }>(
    `select id, is_banned from app.accounts where role = 'supervisor' order by id for update`,
  );
  const isOne = supervisors.some((one) => one.id === id);
  if (isOne && !supervisors.some((one) => one.id !== id && !one.is_banned))
    throw new AuthRefusal(409, 'conflict', 'The only supervisor cannot be deleted');
}

export function refuseUnknown(): never {
  throw new AuthRefusal(404, 'user_not_found', 'User not found');
}
