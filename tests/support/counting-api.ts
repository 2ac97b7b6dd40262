import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '#db/database.types.ts';
import { readConfig } from '#server/config.ts';
import { ApiConnection } from '#server/database/api-connection.ts';
import { clientsOf } from '#server/database/postgres-client.ts';
import { PostgresSession } from '#server/database/postgres-session.ts';
import { RequestSession } from '#server/database/request-transaction.ts';
import type { Opening } from '#server/database/session.ts';
import { SessionPool } from '#server/database/session-pool.ts';
import { createLogger } from '#server/operations/logger.ts';
import { createDataApi } from '#server/supabase/data-api/data-api.ts';
import { createLibraryApp } from '#server/supabase/library-app.ts';
import type { Caller } from './database.ts';
import { READS, readsBetween, type TableReads } from './table-reads.ts';

const ADDRESS = 'http://api.test';
const OPTIONS = { limit: 0, onEnded: () => {} };
const SECRETS = {
  jwtSecret: 'x'.repeat(40),
  publishableKey: 'p'.repeat(40),
  secretKey: 's'.repeat(40),
  metricsToken: 'm'.repeat(40),
  factorKey: 'f'.repeat(40),
  vapidKey: 'v'.repeat(40),
};

/** A session that counts what its transactions read until they commit. */
class CountingSession extends PostgresSession {
  #reads: Promise<TableReads[]>[] = [];
  #before: Promise<TableReads[]> = Promise.resolve([]);

  // Nothing may wait here: the next statement is sent before the answer.
  override begin(opening: Opening): Promise<void> {
    const begun = super.begin(opening);
    this.#before = this.#readsSoFar();
    return begun;
  }

  override run(statement: string, parameters: readonly unknown[]) {
    if (statement === 'commit')
      this.#reads.push(
        Promise.all([this.#before, this.#readsSoFar()]).then(([before, after]) =>
          readsBetween(before, after),
        ),
      );
    return super.run(statement, parameters);
  }

  /** What was read since the last call. */
  async takeReads(): Promise<TableReads[]> {
    return (await Promise.all(this.#reads.splice(0))).flat();
  }

  async #readsSoFar(): Promise<TableReads[]> {
    const { rows } = await super.run(READS, []);
    // What the statement selects.
    return rows as TableReads[];
  }
}

/** A session of the owner's that counts what each of its statements reads. */
class CountingOwner extends CountingSession {
  override async run(statement: string, parameters: readonly unknown[]) {
    await this.begin({ settings: [['escale.counts', 'on']], callerSession: undefined, limit: 0 });
    const result = await super.run(statement, parameters);
    await super.run('commit', []);
    return result;
  }
}

export type CountingApi = {
  client: PostgrestClient<Database>;
  /** What the requests of `work` read, which are the caller's, and the tables and functions that they name; `broken` fails. */
  readsAs: (
    caller: Caller,
    work: () => PromiseLike<unknown>,
    broken?: string,
  ) => Promise<{ reads: TableReads[]; names: string[] }>;
  /** What a request of the library's accounts reads. */
  readsOfAuth: (path: string, body: object) => Promise<TableReads[]>;
  close: () => Promise<void>;
};

/** The data API in this process, as the server wires it, on the PostgreSQL at an address. */
export async function openCountingApi(databaseUrl: string): Promise<CountingApi> {
  let caller: Caller = 'anon';
  let names: string[] = [];
  let broken: string | undefined;
  const open = clientsOf(databaseUrl);
  const session = new CountingSession(open, { ...OPTIONS, role: 'anon' });
  const owner = new CountingOwner(open, OPTIONS);
  const connection = new ApiConnection({
    requests: new SessionPool([new RequestSession(session)]),
    owner: new SessionPool([owner]),
    cache: { load: () => undefined, save: () => {} },
    report: console.error,
  });
  const config = readConfig({});
  const app = createLibraryApp(
    { config, secrets: SECRETS, database: { connection }, publicUrl: ADDRESS },
    false,
  );
  await app.init();
  await connection.introspect({ useCache: true });
  const answer = createDataApi({
    app,
    authenticate: async () => identityOf(caller),
    limits: async () => [],
    security: { note: () => {} },
    logger: createLogger(config),
    countRefusal: () => {},
  });
  return {
    client: new PostgrestClient<Database>(`${ADDRESS}/rest/v1`, {
      // The library asks for a token even of those whom we name.
      headers: { apikey: SECRETS.publishableKey, authorization: 'Bearer token' },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
        names.push(name);
        if (name === broken) return new Response('{}', { status: 500 });
        return answer(request, '127.0.0.1');
      },
    }),
    async readsAs(as, work, without) {
      caller = as;
      broken = without;
      names = [];
      await work();
      return { reads: await session.takeReads(), names };
    },
    async readsOfAuth(path, body) {
      await owner.takeReads();
      const headers = { apikey: SECRETS.publishableKey, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      await app.fetch(new Request(`${ADDRESS}/auth/v1/${path}`, init), { peerAddress: null });
      return owner.takeReads();
    },
    close: async () => {
      await Promise.all([session, owner].map(({ client }) => client.end()));
    },
  };
}

function identityOf(caller: Caller) {
  if (caller === 'anon') return { role: 'anon', userId: undefined, sessionId: undefined, claims: {} };
  const { id, email } = caller;
  const role = 'authenticated';
  return { role, userId: id, sessionId: undefined, claims: { sub: id, role, email } };
}
