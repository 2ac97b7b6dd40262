import { CompiledQuery } from 'kysely';
import { expect, it, vi } from 'vitest';
import { ConnectionLostError } from './failures.ts';
import { type IsLast, RequestSession, runRequest } from './request-transaction.ts';
import type { Opening, Session } from './session.ts';
import { SessionPool } from './session-pool.ts';

const OPENING: Opening = { settings: [], callerSession: undefined, limit: 0 };
const isInsert: IsLast = (statement) => statement.startsWith('insert ');

/** A connection whose answers a test gives. */
function connection() {
  const sent: string[] = [];
  const answers = new Map<string, () => Promise<object[]>>();
  let generation = 0;
  const session: Session = {
    run: async (statement) => {
      sent.push(statement);
      return { rows: (await answers.get(statement)?.()) ?? [] };
    },
    script: async () => {},
    begin: async () => void sent.push('begin'),
    isSame: (since) => since === generation,
    get generation() {
      return generation;
    },
  };
  const request = (...statements: string[]) =>
    runRequest(
      new SessionPool([new RequestSession(session)]),
      OPENING,
      false,
      isInsert,
      async (kysely) => {
        for (const statement of statements) await kysely.executeQuery(CompiledQuery.raw(statement));
        return statements.length;
      },
      async (result) => result,
      written,
    );
  const written = vi.fn();
  const replace = () => {
    generation += 1;
  };
  return { sent, answers, request, replace, written };
}

it('[API-2] the commit is sent with the last statement, before its answer, and once', async () => {
  const { sent, answers, request, written } = connection();
  const inserted = Promise.withResolvers<object[]>();
  answers.set('insert into notes', () => inserted.promise);
  const answer = request('update trips', 'insert into notes');
  await vi.waitFor(() => expect(sent).toEqual(['begin', 'update trips', 'insert into notes', 'commit']));
  expect(written).not.toHaveBeenCalled();
  inserted.resolve([]);
  expect(await answer).toBe(2);
  expect(sent).toHaveLength(4);
  expect(written).toHaveBeenCalledOnce();
});

it('[API-2] a last statement that fails is rolled back by that commit', async () => {
  const { sent, answers, request, written } = connection();
  answers.set('insert into notes', () => Promise.reject(new Error('refused')));
  await expect(request('insert into notes')).rejects.toThrow('refused');
  expect(sent).toEqual(['begin', 'insert into notes', 'commit']);
  expect(written).not.toHaveBeenCalled();
});

it('[API-2] a commit that fails is the answer', async () => {
  const { answers, request, written } = connection();
  answers.set('commit', () => Promise.reject(new Error('deferred')));
  await expect(request('insert into notes')).rejects.toThrow('deferred');
  expect(written).not.toHaveBeenCalled();
});

it('[API-2] nothing is acknowledged that a lost connection may not have committed', async () => {
  const { answers, request, replace, written } = connection();
  answers.set('commit', async () => {
    replace();
    return [];
  });
  await expect(request('insert into notes')).rejects.toThrow(ConnectionLostError);
  expect(written).not.toHaveBeenCalled();
});

it('[API-2] what is not the last is committed after its answer; nothing follows the last', async () => {
  const { sent, request } = connection();
  await request('update trips');
  expect(sent).toEqual(['begin', 'update trips', 'commit']);
  await expect(request('insert into notes', 'update trips')).rejects.toThrow('after the last');
});
