/** Whether the process can serve. Migrations are applied before anything is, so what remains to ask is the database. */
import type { Sql } from '../database/session.ts';

/** How long the database may take to answer, in ms. */
const TIMEOUT = 800;

/**
 * Answers what asks the database, and gives the reason why it can't serve; undefined: it can. However many ask while it is busy,
 * it is asked once.
 */
export function readinessOf(database: Pick<Sql, 'query'>): () => Promise<string | undefined> {
  let asking: Promise<string | undefined> | undefined;
  const ask = () =>
    database
      .query('select 1')
      .then(
        () => undefined,
        () => 'the database does not answer',
      )
      .finally(() => {
        asking = undefined;
      });
  return async () => {
    asking ??= ask();
    const { promise: late, resolve } = Promise.withResolvers<string>();
    const timer = setTimeout(resolve, TIMEOUT, 'the database does not answer in time');
    try {
      return await Promise.race([asking, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
