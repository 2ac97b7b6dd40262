import type { Sql } from '../../../database/session.ts';
import { hashPassword, weaknessOf } from '../passwords.ts';
import { AuthRefusal } from '../refusal.ts';
import type { Attributes } from './input.ts';

export async function checkPassword(password: string, email: string | undefined): Promise<void> {
  const weakness = await weaknessOf(password, email);
  if (weakness) throw new AuthRefusal(422, 'weak_password', weakness.message, { weakness });
}

export async function hashOf(
  given: Pick<Attributes, 'password' | 'password_hash'>,
): Promise<string | undefined> {
  return given.password ? hashPassword(given.password) : (given.password_hash ?? undefined);
}

export async function refuseTaken(sql: Sql, id: string, { email, phone }: Attributes): Promise<void> {
  const others = await sql.query<{ is_id: boolean; is_email: boolean }>(
    `select id = $1 as is_id, email is not distinct from $2 as is_email from auth.users
     where (email = $2 or phone = $3) and id <> $1`,
    [id, email ?? null, phone ?? null],
  );
  const [other] = others;
  if (!other) return;
  throw other.is_email
    ? new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
    : new AuthRefusal(422, 'phone_exists', 'Phone number already registered by another user');
}

export async function createAccount(
  sql: Sql,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  const provider = email ? 'email' : 'phone';
  const made = await sql.query(
    `insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, jsonb_build_object('provider', $3::text, 'providers', jsonb_build_array($3::text)), '{}')
     on conflict (id) do nothing returning id`,
    [id, email, provider],
  );
  if (made.length === 0)
    throw new AuthRefusal(422, 'user_already_exists', 'A user with this id exists already');
  if (email) await nameEmail(sql, id, email);
}

/** Adds an identity, which makes the address a way into this account. */
async function nameEmail(sql: Sql, id: string, email: string): Promise<void> {
  await sql.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     values (gen_random_uuid(), 'email', $1::text, $1::uuid,
       jsonb_build_object('sub', $1::text, 'email', $2::text, 'email_verified', false, 'phone_verified', false), now())
     on conflict (provider, provider_id) do update
       set identity_data = identities.identity_data || jsonb_build_object('email', $2::text), updated_at = now()`,
    [id, email],
  );
}

/** Writes what is given; metadata is merged key by key, and a key that is null goes. */
export async function writeAttributes(
  sql: Sql,
  id: string,
  given: Attributes,
  hash: string | undefined,
): Promise<void> {
  const { email, phone, user_metadata: user, app_metadata: app } = given;
  if (email) await nameEmail(sql, id, email);
  await sql.query(
    `update auth.users set
       email = coalesce($2, email), phone = coalesce($3, phone), encrypted_password = coalesce($4, encrypted_password),
       email_confirmed_at = case when $5 then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       phone_confirmed_at = case when $6 then coalesce(phone_confirmed_at, now()) else phone_confirmed_at end,
       confirmation_token = case when $5 then null else confirmation_token end,
       raw_user_meta_data = jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || $7::jsonb),
       raw_app_meta_data = jsonb_strip_nulls(coalesce(raw_app_meta_data, '{}') || $8::jsonb),
       updated_at = now()
     where id = $1`,
    [
      id,
      email ?? null,
      phone ?? null,
      hash ?? null,
      given.email_confirm === true,
      given.phone_confirm === true,
      JSON.stringify(user ?? {}),
      JSON.stringify(app ?? {}),
    ],
  );
  if (given.ban_duration !== undefined) await ban(sql, id, given.ban_duration);
  if (hash !== undefined) await endSessions(sql, id);
}

/** Bans for so many milliseconds; null lifts the ban, one by a supervisor too. */
async function ban(sql: Sql, id: string, duration: number | null): Promise<void> {
  if (duration === null)
    await sql.query('update app.accounts set is_banned = false where id = $1 and is_banned', [id]);
  await sql.query(
    `update auth.users set banned_until = now() + make_interval(secs => $2::double precision) where id = $1`,
    [id, duration === null ? null : duration / 1000],
  );
  if (duration) await endSessions(sql, id);
}

async function endSessions(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from auth.sessions where user_id = $1', [id]);
}
