/** Lets a caller see which statements the library makes of a request. */
import { AsyncLocalStorage } from 'node:async_hooks';

export type RecordedStatement = { statement: string; parameters: readonly unknown[] };

const recordings = new AsyncLocalStorage<RecordedStatement[]>();

/** Runs `work` and answers, with its result, what was sent to the database for it. */
export async function recordStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: RecordedStatement[] }> {
  const statements: RecordedStatement[] = [];
  const result = await recordings.run(statements, work);
  return { result, statements };
}

/** Notes a statement, if someone listens. */
export function noteStatement(statement: string, parameters: readonly unknown[]): void {
  recordings.getStore()?.push({ statement, parameters });
}
