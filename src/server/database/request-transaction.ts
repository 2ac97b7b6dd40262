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
  #isLast: IsLast = () => false;
  /** The commit that was sent with the last statement. */
  #committed: Promise<unknown> | undefined;

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

  /** Sends the commit with the statement that `isLast`, so that no row is locked while this process is busy with the answer. */
  async begin(opening: Opening, isLast: IsLast = () => false): Promise<void> {
    this.#since = this.#session.generation;
    this.#mayHaveWritten = false;
    this.#isLast = isLast;
    this.#committed = undefined;
    this.#opening = this.#session.begin(opening);
    // The next statement reports a failure; until then it must not count as unhandled.
    this.#opening.catch(() => {});
  }

  run(statement: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    return this.#run(statement, parameters, false);
  }

  async #run(
    statement: string,
    parameters: readonly unknown[],
    isLast: boolean,
  ): Promise<QueryResult<unknown>> {
    this.#requireConnection();
    if (this.#committed) throw new Error('A statement after the last of its request.');
    if (!isSelect(statement)) this.#mayHaveWritten = true;
    const answer = this.#session.run(statement, parameters);
    // After a statement that fails it rolls back.
    if (isLast) this.#committed = this.#send('commit');
    const [, result] = await Promise.all([this.#opening, answer]);
    return result;
  }

  script(statements: string): Promise<void> {
    return this.#session.script(statements);
  }

  /** Runs a statement whose rows are the answer or part of it: limited in size. */
  async #answer(statement: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    if (asksForStatus(statement)) return NO_STATUS;
    const limited = isSelect(statement) ? withinAnswerLimit(statement) : statement;
    return this.#run(limited, parameters, this.#isLast(statement));
  }

  /** Commits, unless that was sent; a read does not wait for the answer. */
  async commit(isRead: boolean): Promise<void> {
    this.#requireConnection();
    this.#opening = Promise.resolve();
    const committed = this.#committed ?? this.#send('commit');
    if (isRead) return;
    await committed;
    // One that waited may have been sent on a new connection, which has nothing to commit.
    this.#requireConnection();
  }

  async rollback(): Promise<void> {
    this.#opening = Promise.resolve();
    if (this.isSame(this.#since)) await (this.#committed ?? this.#send('rollback')).catch(() => {});
  }

  /** Who waits for the answer sees a failure; until then it must not count as unhandled. */
  #send(end: 'commit' | 'rollback'): Promise<unknown> {
    const answer = this.#session.run(end, []);
    answer.catch(() => {});
    return answer;
  }

  #requireConnection(): void {
    if (!this.isSame(this.#since)) throw new ConnectionLostError('The connection was lost.');
  }
}

/** Whether a statement is the last of its request, and its answer cannot be refused. */
export type IsLast = (statement: string) => boolean;

/** After each call the library asks which status and headers the function set; ours set none. */
const asksForStatus = (statement: string) => statement.includes("current_setting('response.status', true)");
const NO_STATUS = { rows: [{ status: null, headers: null }] };

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
  isLast: IsLast,
  work: (kysely: Kysely<unknown>) => Promise<Result>,
  complete: (result: Result) => Promise<Result>,
  written: () => void,
): Promise<Result> {
  return pool.use(async (session) => {
    await session.begin(opening, isLast);
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
