import { beforeAll, expect, it } from 'vitest';
import { administrator, createPerson, type Person } from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { signToken, unsignedToken } from '../support/tokens.ts';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

onEachDatabase('who may call', (serverOf) => {
  let person: Person;
  beforeAll(async () => {
    person = await createPerson(serverOf());
  });

  it.each(['/rest/v1/trips', '/auth/v1/user', '/auth/v1/settings', '/functions/v1/get-google-maps-key'])(
    '[API-4] %s is refused without an API key, and with a wrong one',
    async (path) => {
      const authorization = `Bearer ${person.accessToken}`;
      const method = path.startsWith('/functions') ? 'POST' : 'GET';
      expect((await call(serverOf(), path, { method, headers: { authorization } })).status).toBe(401);
      expect(
        (await call(serverOf(), path, { method, headers: { authorization, apikey: 'sb_publishable_wrong' } }))
          .status,
      ).toBe(401);
    },
  );

  it('[API-4] a refusal for want of a key has the shape of the service', async () => {
    const data = await call(serverOf(), '/rest/v1/trips');
    expect(data.body).toMatchObject({
      message: expect.any(String),
      code: expect.any(String),
      details: null,
      hint: expect.any(String),
    });
    const auth = await call(serverOf(), '/auth/v1/user');
    expect(auth.body).toMatchObject({ code: 401, error_code: expect.any(String), msg: expect.any(String) });
  });

  it.each<[string, () => string]>([
    [
      'signed with another secret',
      () => signToken({ sub: person.id, role: 'authenticated', exp: inAnHour() }, 'x'.repeat(48)),
    ],
    [
      'that has expired',
      () => signToken({ sub: person.id, role: 'authenticated', exp: 1_000_000_000 }, serverOf().jwtSecret),
    ],
    ['without an expiry', () => signToken({ sub: person.id, role: 'authenticated' }, serverOf().jwtSecret)],
    [
      'for later',
      () =>
        signToken(
          { sub: person.id, role: 'authenticated', exp: inAnHour(), nbf: inAnHour() },
          serverOf().jwtSecret,
        ),
    ],
    ['of algorithm none', () => unsignedToken({ sub: person.id, role: 'service_role', exp: inAnHour() })],
    [
      'of algorithm none, with a signature',
      () => unsignedToken({ sub: person.id, role: 'service_role', exp: inAnHour() }, 'eA'),
    ],
    [
      'that claims another algorithm',
      () =>
        signToken({ sub: person.id, role: 'authenticated', exp: inAnHour() }, serverOf().jwtSecret, 'HS512'),
    ],
    [
      'for the role of the tables’ owner',
      () => signToken({ sub: person.id, role: 'postgres', exp: inAnHour() }, serverOf().jwtSecret),
    ],
    [
      'for another service',
      () =>
        signToken(
          { sub: person.id, role: 'authenticated', aud: 'elsewhere', exp: inAnHour() },
          serverOf().jwtSecret,
        ),
    ],
    [
      'for any audience',
      () => signToken({ sub: person.id, role: 'authenticated', exp: inAnHour() }, serverOf().jwtSecret),
    ],
    ['for no role', () => signToken({ sub: person.id, exp: inAnHour() }, serverOf().jwtSecret)],
    ['for nobody', () => signToken({ role: 'authenticated', exp: inAnHour() }, serverOf().jwtSecret)],
    [
      'for something that is no id',
      () => signToken({ sub: 'x', role: 'authenticated', exp: inAnHour() }, serverOf().jwtSecret),
    ],
    ['cut short', () => person.accessToken.slice(0, -3)],
    ['that is no token', () => 'nonsense'],
  ])('[API-4] a token %s answers 401', async (_, makeToken) => {
    const headers = { apikey: serverOf().publishableKey, authorization: `Bearer ${makeToken()}` };
    const answer = await call(serverOf(), '/rest/v1/trips', { headers });
    expect(answer.status).toBe(401);
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'hint', 'message']);
  });

  it.each<[string, () => string]>([
    [
      'that is forged',
      () => signToken({ sub: person.id, role: 'authenticated', exp: inAnHour() }, 'x'.repeat(48)),
    ],
    [
      'that has expired',
      () => signToken({ sub: person.id, role: 'authenticated', exp: 1_000_000_000 }, serverOf().jwtSecret),
    ],
    [
      'without a signature',
      () => unsignedToken({ sub: person.id, role: 'authenticated', exp: inAnHour() }, 'eA'),
    ],
  ])('[API-5] an account is not shown to a token %s', async (_, makeToken) => {
    const headers = { apikey: serverOf().publishableKey, authorization: `Bearer ${makeToken()}` };
    const answer = await call(serverOf(), '/auth/v1/user', { headers });
    expect([401, 403]).toContain(answer.status);
    expect(answer.body).toMatchObject({
      code: answer.status,
      error_code: expect.any(String),
      msg: expect.any(String),
    });
  });

  it('[API-4] the public key as bearer is a visitor', async () => {
    const answer = await call(serverOf(), '/rest/v1/themes?select=slug', { headers: headersOf(serverOf()) });
    expect(answer.status).toBe(200);
    expect(
      (await call(serverOf(), '/rest/v1/profiles?select=id', { headers: headersOf(serverOf()) })).status,
    ).toBe(401);
  });

  it('[GATE-5] the secret key has every right, and is refused from a browser', async () => {
    const { error } = await administrator(serverOf()).from('trips').select('id');
    expect(error).toBeNull();
    const headers = {
      apikey: serverOf().secretKey,
      authorization: `Bearer ${serverOf().secretKey}`,
      'user-agent': 'Mozilla/5.0',
    };
    expect((await call(serverOf(), '/rest/v1/trips?select=id', { headers })).status).toBe(401);
  });

  it('[GATE-5] people who call at the same time never see each other’s rows', async () => {
    const people = await Promise.all(
      ['Ana', 'Bao', 'Cléo', 'Dov'].map((name) => createPerson(serverOf(), { name })),
    );
    for (const { client, id, name } of people) {
      const trip = {
        title: name,
        destination: name,
        start_date: '2027-01-01',
        end_date: '2027-01-02',
        owner_id: id,
      };
      expect((await client.from('trips').insert(trip)).error).toBeNull();
    }
    const rounds = Array.from({ length: 20 }, () => people).flat();
    const seen = await Promise.all(
      rounds.map(async ({ client, name }) => {
        const { data } = await client.from('trips').select('title');
        return data?.every((trip) => trip.title === name) && data.length === 1;
      }),
    );
    expect(seen.every(Boolean)).toBe(true);
  });
});
