/** Whether supervisors show a second factor: written where policies read it, beside the ends of sessions, which are the operator's by SQL. */
import type { Config } from '../../config.ts';
import type { Sql } from '../../database/session.ts';

/** Writes the setting; of several processes on one database, the last that was started decides for all. */
export async function writeSupervisorFactor(
  { query }: Pick<Sql, 'query'>,
  { SUPERVISOR_SECOND_FACTOR }: Pick<Config, 'SUPERVISOR_SECOND_FACTOR'>,
): Promise<void> {
  await query('update app.session_rules set supervisor_factor = $1::boolean', [
    SUPERVISOR_SECOND_FACTOR === 'required',
  ]);
}
