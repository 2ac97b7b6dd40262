import { ConnectionLostError } from './failures.ts';
import type { OwnerSql, Session, Sql } from './session.ts';
import type { Pool } from './session-pool.ts';

/** Runs each call on any free session, and a transaction on one. */
export function sqlOnPool(pool: Pool<Session>): OwnerSql {
  return {
    query: (statement, parameters) =>
      pool.use((session) => sqlOnSession(session).query(statement, parameters)),
    exec: (statements) => pool.use((session) => session.script(statements)),
    transaction: (work) => pool.use((session) => inTransaction(session, work)),
  };
}

/** Runs `work` in a transaction, and stops it where the connection was replaced. */
async function inTransaction<Result>(session: Session, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  await session.script('begin');
  const since = session.generation;
  const checkConnection = () => {
    if (!session.isSame(since)) throw new ConnectionLostError('The connection was lost.');
  };
  try {
    const result = await work(sqlOnSession(session, checkConnection));
    checkConnection();
    await session.script('commit');
    return result;
  } catch (error) {
    if (session.isSame(since)) await session.script('rollback').catch(() => {});
    throw error;
  }
}

function sqlOnSession(session: Session, check?: () => void): Sql {
  const copyIn = check && session.copyIn?.bind(session);
  return {
    async query<Row extends object>(statement: string, parameters: readonly unknown[] = []): Promise<Row[]> {
      check?.();
      const { rows } = await session.run(statement, parameters);
      return rows as Row[];
    },
    async exec(statements) {
      check?.();
      await session.script(statements);
    },
    ...(copyIn && {
      copyIn: (statement, data) => {
        check?.();
        return copyIn(statement, data);
      },
    }),
  };
}
