import type { TestDatabase } from './database.ts';
import type { Person } from './people.ts';

type Query = Pick<TestDatabase, 'query'>;

/** A factor of the person, as the sign-in service writes it. */
export async function addFactor(
  { query }: Query,
  { id }: Person,
  status: 'verified' | 'unverified',
): Promise<void> {
  await query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Phone', 'totp', '${status}', now(), now())`,
    [id],
  );
}

/** A session of the person; answers its id. */
export async function addSession({ query }: Query, { id }: Person, aal = 'aal1'): Promise<string> {
  const session = crypto.randomUUID();
  await query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, ip, user_agent, refreshed_at)
     values ($1, $2, now(), now(), '${aal}', '203.0.113.77', 'A browser', '2030-01-01 12:00')`,
    [session, id],
  );
  return session;
}
