import type { Kysely, QueryResult } from 'kysely';
import { ConnectionLostError } from './failures.ts';
import { kyselyOnSession } from './kysely-driver.ts';
import type { Opening, Session } from './session.ts';
import type { Pool } from './session-pool.ts';

/** A session for one request. Refuses to run once its connection was replaced, which has neither transaction nor role. */
export class RequestSession implements Session {
  readonly kysely: Kysely<unknown>;
  readonly #session: Session;
  #since = 0;
  #opening: Promise<void> = Promise.resolve();
  #mayHaveWritten = false;

  constructor(session: Session) {
    this.#session = session;
    this.kysely = kyselyOnSession({ run: (...query) => this.#answer(...query) });
  }

  get generation(): number {
    return this.#session.generation;
  }

  get mayHaveWritten(): boolean {
    return this.#mayHaveWritten;
  }

  isSame(since: number): boolean {
    return this.#session.isSame(since);
  }

  async begin(opening: Opening): Promise<void> {
    this.#since = this.#session.generation;
    this.#mayHaveWritten = false;
    this.#opening = this.#session.begin(opening);
    // The next statement reports a failure; until then it must not count as unhandled.
    this.#opening.catch(() => {});
  }

  async run(statement: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    if (!this.isSame(this.#since)) throw new ConnectionLostError('The connection was lost.');
    if (!isSelect(statement)) this.#mayHaveWritten = true;
    const answer = this.#session.run(statement, parameters);
    const [, result] = await Promise.all([this.#opening, answer]);
    return result;
  }

  script(statements: string): Promise<void> {
    return this.#session.script(statements);
  }

  /** Runs a statement whose rows are the answer or part of it: limited in size. */
  #answer(statement: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    return this.run(isSelect(statement) ? withinAnswerLimit(statement) : statement, parameters);
  }

  /** Commits; a read does not wait for the answer. */
  async commit(isRead: boolean): Promise<void> {
    if (!this.isSame(this.#since)) throw new ConnectionLostError('The connection was lost.');
    this.#opening = Promise.resolve();
    const committed = this.#session.run('commit', []);
    if (isRead) committed.catch(() => {});
    else await committed;
  }

  async rollback(): Promise<void> {
    this.#opening = Promise.resolve();
    if (this.isSame(this.#since)) await this.#session.run('rollback', []).catch(() => {});
  }
}

function isSelect(statement: string): boolean {
  return statement.startsWith('select ');
}

/**
 * Rolls back also when `work` answers with an error, as PostgREST does; the library would commit. `complete` may replace the answer before,
 * `written` is called after a commit that may have changed rows.
 */
export async function runRequest<Result>(
  pool: Pool<RequestSession>,
  opening: Opening,
  isWritingCall: boolean,
  work: (kysely: Kysely<unknown>) => Promise<Result>,
  complete: (result: Result) => Promise<Result>,
  written: () => void,
): Promise<Result> {
  return pool.use(async (session) => {
    await session.begin(opening);
    try {
      const result = await complete(await work(session.kysely));
      if (result instanceof Response && result.status >= 400) await session.rollback();
      else {
        const isRead = !isWritingCall && !session.mayHaveWritten;
        await session.commit(isRead);
        if (!isRead) written();
      }
      return result;
    } catch (error) {
      await session.rollback();
      throw error;
    }
  });
}

/** Bytes; the largest answer that a page asks for, a long trip with everything in it, has a hundred kilobytes. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** Stops with `answer_too_large`. `offset 0`: the planner makes each row once, not again for its size. */
export function withinAnswerLimit(statement: string): string {
  return (
    `select answer.* from (select * from (${statement}) as asked offset 0) as answer ` +
    `where app.fits_answer(pg_column_size(answer), ${MAX_ANSWER_BYTES})`
  );
}
