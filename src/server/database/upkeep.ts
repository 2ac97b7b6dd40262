/** Daily upkeep: deleted rows [PLUS-2] and unconfirmed accounts [AUTH-3] stay for thirty days, activity ninety, security events 180; figures are counted (ADR 0058). */
import type { Logger } from '../operations/logger.ts';
import { reasonOf } from '../operations/operator-error.ts';
import type { Query } from './session.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Step {
  sql: string;
  done: string;
  failed: string;
}

const STEPS: readonly Step[] = [
  {
    sql: 'select app.purge_deleted() as rows',
    done: 'deleted rows and old activity forgotten',
    failed: 'deleted rows and old activity were not forgotten',
  },
  {
    sql: 'select app.purge_uploads() as rows',
    done: 'broken-off uploads forgotten',
    failed: 'broken-off uploads were not forgotten',
  },
  {
    sql: 'select app.purge_join_links() as rows',
    done: 'old join links forgotten',
    failed: 'old join links were not forgotten',
  },
  {
    sql: 'select app.purge_security() as rows',
    done: 'old security events forgotten',
    failed: 'old security events were not forgotten',
  },
  {
    sql: 'select app.purge_sessions() as rows',
    done: 'sessions that had ended removed',
    failed: 'sessions that had ended were not removed',
  },
  {
    sql: 'select app.purge_unconfirmed() as rows',
    done: 'accounts that were never confirmed removed',
    failed: 'accounts that were never confirmed were not removed',
  },
  {
    sql: 'select app.refresh_figures() as rows',
    done: 'figures counted',
    failed: 'figures were not counted',
  },
];

/** Runs each step; one that fails is logged, and the next one runs. */
export async function keepUp(sql: Query, logger: Pick<Logger, 'info' | 'error'>): Promise<void> {
  for (const step of STEPS) {
    try {
      const [answer] = await sql.query<{ rows: number }>(step.sql);
      if (answer && answer.rows > 0) logger.info({ rows: answer.rows }, step.done);
    } catch (error) {
      logger.error({ reason: reasonOf(error) }, step.failed);
    }
  }
}

/** Runs daily; the next day tries again what failed. Returns how to end it. */
export function keepUpDaily(sql: Query, logger: Pick<Logger, 'info' | 'error'>): () => void {
  const timer = setInterval(() => keepUp(sql, logger), DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
