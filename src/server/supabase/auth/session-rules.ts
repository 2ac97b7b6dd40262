/** How long sessions last and what supervisors show, as the operator has set it: written where the database asks for it. */
import type { Config } from '../../config.ts';
import type { Sql } from '../../database/session.ts';

type Rules = Pick<
  Config,
  'SESSION_IDLE_DAYS' | 'SESSION_MAX_DAYS' | 'SUPERVISOR_SESSION_HOURS' | 'SUPERVISOR_SECOND_FACTOR'
>;

/** Replaces the rules of before: of several processes on one database, those of the last that was started hold for all. */
export async function writeSessionRules({ query }: Pick<Sql, 'query'>, rules: Rules): Promise<void> {
  await query(
    `update app.session_rules set idle = make_interval(days => $1::integer), longest = make_interval(days => $2::integer),
       supervisor_longest = make_interval(hours => $3::integer), supervisor_factor = $4::boolean`,
    [
      rules.SESSION_IDLE_DAYS,
      rules.SESSION_MAX_DAYS,
      rules.SUPERVISOR_SESSION_HOURS,
      rules.SUPERVISOR_SECOND_FACTOR === 'required',
    ],
  );
}
