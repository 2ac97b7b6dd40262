import type { Sql } from '../database/session.ts';

/** In ms. */
const TIMEOUT = 800;

/** The reason why the process can't serve; undefined: it can. Simultaneous questions share one query. */
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
