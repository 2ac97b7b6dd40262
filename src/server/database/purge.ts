/**
 * What was deleted can be brought back for thirty days [PLUS-2]; after that it is forgotten, as is activity of ninety days ago.
 * Security events are kept for 180.
 */
import type { Logger } from '../logger.ts';
import type { Sql } from './session.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets what was deleted more than thirty days ago, and who changed what more than ninety days ago. */
export async function purgeDeleted(sql: Pick<Sql, 'query'>, logger: Pick<Logger, 'info'>): Promise<void> {
  const [row] = await sql.query<{ gone: number }>('select app.purge_deleted() as gone');
  if (row && row.gone > 0) logger.info({ gone: row.gone }, 'deleted trips, items and old activity forgotten');
  await sql.query('select app.purge_security()');
  await sql.query('select app.fold_figures()');
}

/** Does it once a day from now on; a failure is logged and the next day tries again. Answers how to end it. */
export function purgeDaily(sql: Pick<Sql, 'query'>, logger: Pick<Logger, 'info' | 'error'>): () => void {
  const timer = setInterval(() => {
    purgeDeleted(sql, logger).catch((error: unknown) => {
      logger.error(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'deleted trips, items and old activity were not forgotten',
      );
    });
  }, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
