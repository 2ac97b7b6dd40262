import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, visitor } from '../support/accounts.ts';
import { type RunningServer, startApiServer, stopPostgres } from '../support/server.ts';

describe.each(['pglite', 'postgres'] as const)('accounts on %s', (database) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startApiServer({ database });
  });
  afterAll(async () => {
    await server.stop();
    await stopPostgres();
  });

  it('[API-1] signs up, signs in whatever the case of the address, and out', async () => {
    const { email, password, id } = await createPerson(server);
    const client = visitor(server);
    const { data, error } = await client.auth.signInWithPassword({ email: email.toUpperCase(), password });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
  });
});
