import { expect, it } from 'vitest';
import { checkServer } from './check-server.ts';
import type { Sql } from './session.ts';

const GOOD = {
  number: 150_000,
  version: '15.0',
  readsOnly: false,
  user: 'escale',
  database: 'trips',
  mayMakeSchemas: true,
  mayMakeTables: true,
  mayMakeRoles: true,
  missingRoles: null,
};

const check = (server: Partial<typeof GOOD> | { missingRoles: string }) =>
  checkServer({ query: async () => [{ ...GOOD, ...server }] } as unknown as Sql);

it('[PLUS-16] a server and a user that have what it takes are accepted', async () => {
  await expect(check({})).resolves.toBeUndefined();
  await expect(check({ mayMakeRoles: false })).resolves.toBeUndefined();
});

it.each([
  [{ number: 140_012, version: '14.12' }, /^PostgreSQL 14\.12 is too old: it takes 15 or later/],
  [{ readsOnly: true }, /can only be read\. Name the primary/],
  [{ mayMakeTables: false }, /alter database trips owner to escale$/],
  [{ mayMakeRoles: false, missingRoles: 'anon' }, /^escale may not make the roles anon\. .*superuser/],
])('[PLUS-16] refuses %j', async (server, message) => {
  await expect(check(server)).rejects.toThrow(message);
});
