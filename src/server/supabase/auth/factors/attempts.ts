/** Wrong codes, counted in the database: neither a restart nor another process gives a guesser more tries. */

import type { Sql } from '../../../database/session.ts';
import type { Rate } from '../../../operations/limits.ts';

/** Serialises a person's requests until the transaction ends, so that tries are counted one by one. */
export function lockPerson(sql: Sql, userId: string) {
  return sql.query('select from auth.users where id = $1 for no key update', [userId]);
}

/** Seconds until the person may try again; undefined: now. */
export async function waitAfterFailures(sql: Sql, userId: string, rate: Rate): Promise<number | undefined> {
  const [row] = await sql.query<{ failures: number; seconds: number }>(
    `select count(*)::integer as failures,
       greatest(1, ceil(extract(epoch from min(failed_at) - now()) + $2::integer))::integer as seconds
     from auth.mfa_failures where user_id = $1 and failed_at > now() - make_interval(secs => $2::integer)`,
    [userId, rate.seconds],
  );
  return row && row.failures >= rate.points ? row.seconds : undefined;
}

export async function countFailure(sql: Sql, userId: string, rate: Rate): Promise<void> {
  await sql.query(
    'delete from auth.mfa_failures where user_id = $1 and failed_at <= now() - make_interval(secs => $2::integer)',
    [userId, rate.seconds],
  );
  await sql.query('insert into auth.mfa_failures (user_id) values ($1)', [userId]);
}

export async function forgetFailures(sql: Sql, userId: string): Promise<void> {
  await sql.query('delete from auth.mfa_failures where user_id = $1', [userId]);
}
