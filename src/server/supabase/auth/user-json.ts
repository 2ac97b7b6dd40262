import type { Query } from '../../database/session.ts';

export type UserJson = Record<string, unknown> & { id: string };

export type FactorJson = Record<string, unknown> & { id: string };

const FACTORS = `coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status,
    'created_at', f.created_at, 'updated_at', f.updated_at, 'last_challenged_at', f.last_challenged_at))
    order by f.created_at, f.id)
  from auth.mfa_factors f where f.user_id = u.id), '[]')`;

export const USER = `jsonb_strip_nulls(jsonb_build_object(
  'id', u.id, 'aud', coalesce(u.aud, 'authenticated'), 'role', coalesce(u.role, 'authenticated'),
  'email', coalesce(u.email, ''), 'phone', coalesce(u.phone, ''),
  'email_confirmed_at', u.email_confirmed_at, 'phone_confirmed_at', u.phone_confirmed_at,
  'confirmed_at', u.confirmed_at, 'invited_at', u.invited_at, 'confirmation_sent_at', u.confirmation_sent_at,
  'recovery_sent_at', u.recovery_sent_at, 'new_email', u.email_change, 'email_change_sent_at', u.email_change_sent_at,
  'last_sign_in_at', u.last_sign_in_at, 'banned_until', u.banned_until, 'deleted_at', u.deleted_at,
  'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', u.is_anonymous
)) || jsonb_build_object(
  'app_metadata', coalesce(u.raw_app_meta_data, '{}'), 'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
  'identities', coalesce((
    select jsonb_agg(jsonb_build_object(
      'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
      'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
      'updated_at', i.updated_at, 'email', i.email) order by i.created_at)
    from auth.identities i where i.user_id = u.id), '[]'),
  'factors', ${FACTORS}) as user`;

export async function readUser(sql: Query, id: string): Promise<UserJson | undefined> {
  const [row] = await sql.query<{ user: UserJson }>(`select ${USER} from auth.users u where u.id = $1`, [id]);
  return row?.user;
}

export async function readFactors(sql: Query, userId: string): Promise<FactorJson[]> {
  const [row] = await sql.query<{ factors: FactorJson[] }>(
    `select ${FACTORS} as factors from auth.users u where u.id = $1`,
    [userId],
  );
  return row?.factors ?? [];
}

export async function findAccount(
  sql: Query,
  email: string,
): Promise<{ id: string; isConfirmed: boolean } | undefined> {
  const [row] = await sql.query<{ id: string; is_confirmed: boolean }>(
    'select id, confirmed_at is not null as is_confirmed from auth.users where email = $1 and not is_sso_user',
    [email],
  );
  return row && { id: row.id, isConfirmed: row.is_confirmed };
}
