import postgres from 'postgres';
import { expect, it } from 'vitest';
import { administrator, createPerson, visitor } from '../support/accounts.ts';
import { startApiServer } from '../support/server.ts';

it('[AUTH-2] passwords are stored as bcrypt hashes of cost 10, however they were set', async () => {
  // Other tests lower the cost.
  const server = await startApiServer({
    database: 'postgres',
    isNew: true,
    env: { LITE_AUTH_BCRYPT_COST: undefined },
  });
  await visitor(server).auth.signUp({ email: 'first@escale.test', password: 'lanterne-verte-42' });
  const { client } = await createPerson(server);
  expect((await client.auth.updateUser({ password: 'phare-blanc-77' })).error).toBeNull();
  const given = { email: 'given@escale.test', password: 'lanterne-bleue-77' };
  expect((await administrator(server).auth.admin.createUser(given)).error).toBeNull();
  const sql = postgres(server.databaseUrl ?? '', { max: 1 });
  const rows = await sql<{ hash: string }[]>`select encrypted_password as hash from auth.users`;
  await sql.end();
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const { hash } of rows) expect(hash).toMatch(/^\$2[aby]\$10\$/);
  await server.stop();
});
