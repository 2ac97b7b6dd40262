import type { Sql } from '../database/session.ts';
import { codeOf } from './operator-error.ts';

const TIMEOUT_MS = 800;
/** In ms that the outcome of a write counts, so that questions from outside cost little. */
const WRITE_EVERY = 5000;

const QUESTION = `select current_setting('transaction_read_only') = 'on' as "readsOnly",
  has_database_privilege(current_database(), 'temporary') as "mayTry"`;

/**
 * Takes 300 kB of room and commits. An update that is rolled back, or fits into a page, would succeed on a full disk. A temporary table has no
 * rows in the log, is locked by no dump, and its one entry in the catalogue stays.
 */
const WRITE = `create temporary table if not exists written (n int);
  truncate pg_temp.written;
  insert into pg_temp.written select generate_series(1, 8000)`;

const READ_ONLY = 'the database can only be read';
const NO_ANSWER = 'the database does not answer';

type Database = Pick<Sql, 'query' | 'exec'>;

/** The reason why the process can't serve; undefined: it can. Simultaneous questions share one query, those of 5 s one write. */
export function readinessOf(database: Database): () => Promise<string | undefined> {
  let asking: Promise<string | undefined> | undefined;
  let lastWrite = Number.NEGATIVE_INFINITY;
  let writeProblem: string | undefined;

  async function ask(): Promise<string | undefined> {
    const [state] = await database.query<{ readsOnly: boolean; mayTry: boolean }>(QUESTION);
    if (state?.readsOnly) return READ_ONLY;
    if (!state?.mayTry || performance.now() - lastWrite < WRITE_EVERY) return writeProblem;
    lastWrite = performance.now();
    writeProblem = await database.exec(WRITE).then(() => undefined, writeReason);
    return writeProblem;
  }

  return async () => {
    asking ??= ask()
      .catch(() => NO_ANSWER)
      .finally(() => {
        asking = undefined;
      });
    const { promise: late, resolve } = Promise.withResolvers<string>();
    const timer = setTimeout(resolve, TIMEOUT_MS, 'the database does not answer in time');
    try {
      return await Promise.race([asking, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

function writeReason(error: unknown): string {
  const code = codeOf(error);
  if (code === '53100') return 'writes fail: the disk of the database is full';
  return code === '25006' ? READ_ONLY : `writes fail (${code || 'unknown'})`;
}
