import { beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../support/accounts.ts';
import { sharedServer } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';

describe('[API-4] data and tokens', () => {
  const server = sharedServer('pglite');
  let person: Person;
  beforeAll(async () => {
    person = await createPerson(server);
  });

  it.each<[method: string, path: string, body?: string]>([
    ['GET', 'rest/v1/trips?select=id'],
    ['HEAD', 'rest/v1/trips?select=id'],
    ['GET', 'rest/v1/countries?select=iso_a2'],
    ['POST', 'rest/v1/rpc/my_sessions', '{}'],
    ['GET', 'rest/v1/nothing'],
    ['GET', 'auth/v1/user'],
    ['GET', 'auth/v1/settings'],
    ['GET', 'auth/v1/authorize?provider=google'],
    ['GET', 'auth/v1/verify?token=x&type=signup'],
    ['POST', 'auth/v1/token?grant_type=password', '{"email":"x@escale.test","password":"x"}'],
    ['POST', 'auth/v1/recover', '{"email":"x@escale.test"}'],
    ['POST', 'functions/v1/get-google-maps-key', '{}'],
    ['POST', 'functions/v1/nothing', '{}'],
    ['GET', 'storage/v1/object/avatars/x'],
  ])('are stored by no cache: %s /%s', async (method, path, body) => {
    const again: (string | null)[] = [];
    // A read that comes again is answered in another way.
    for (const _ of [1, 2, 3]) {
      const answer = await call(server, `/${path}`, {
        method,
        headers: headersOf(server, person),
        ...(body && { body }),
      });
      again.push(answer.headers.get('cache-control'));
    }
    expect(again).toEqual(['no-store', 'no-store', 'no-store']);
  });

  it('are stored by no cache: the tokens of a sign-in', async () => {
    const { email, password } = person;
    const answer = await call(server, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: headersOf(server),
      body: JSON.stringify({ email, password }),
    });
    expect(answer.body).toMatchObject({ access_token: expect.any(String) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
