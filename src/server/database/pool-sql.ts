/** Statements with the rights of the tables' owner, on a pool of sessions. */
import type { Session, Sql } from './session.ts';
import type { SessionPool } from './session-pool.ts';

/** Each call on its own, on whichever session is free. */
export function sqlOnPool<One extends Session>(pool: SessionPool<One>): Sql {
  return {
    query: (statement, parameters) =>
      pool.use((session) => sqlOnSession(session).query(statement, parameters)),
    exec: (statements) => pool.use((session) => session.script(statements)),
  };
}

/** All of `work` in one transaction, or nothing of it. */
export function transactionOnPool<One extends Session, Result>(
  pool: SessionPool<One>,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  return pool.use(async (session) => {
    await session.script('begin');
    try {
      const result = await work(sqlOnSession(session));
      await session.script('commit');
      return result;
    } catch (error) {
      await session.script('rollback').catch(() => {});
      throw error;
    }
  });
}

function sqlOnSession(session: Session): Sql {
  return {
    async query<Row extends object>(statement: string, parameters: readonly unknown[] = []): Promise<Row[]> {
      const { rows } = await session.run(statement, parameters);
      // The caller states what its own statement selects.
      return rows as Row[];
    },
    exec: (statements) => session.script(statements),
  };
}
