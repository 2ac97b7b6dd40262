import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../support/accounts.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

const OF_ADDRESS = 30;
const OF_ACCOUNT = 15;
const READ = '/rest/v1/countries?select=iso_a2&limit=1';

describe('[API-1] how many requests are answered', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startApiServer({
      env: {
        LIMITS: `request-address=${OF_ADDRESS}/600, request-account=${OF_ACCOUNT}/600, function-address=2/600`,
        TRUST_PROXY: 'on',
      },
    });
  });
  afterAll(() => server.stop());

  const get = (path: string, address: string, headers: Record<string, string> = headersOf(server)) =>
    call(server, path, { headers: { ...headers, 'x-forwarded-for': address } });

  const statusesOf = async (times: number, ask: (round: number) => ReturnType<typeof get>) => {
    const statuses: number[] = [];
    for (let round = 1; round <= times; round += 1) statuses.push((await ask(round)).status);
    return statuses;
  };

  const refusals = async (limit: string) => {
    const headers = { authorization: `Bearer ${server.metricsToken}` };
    const { text } = await call(server, '/metrics', { headers });
    return Number(
      new RegExp(`escale_limit_refusals_total\\{limit="${limit}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
    );
  };

  it('a network address has only so many, for any path, and the answer says when to come back', async () => {
    const paths = [
      READ,
      '/rest/v1/rpc/nothing',
      '/auth/v1/settings',
      '/storage/v1/object/public/avatars/none',
      '/blog',
      '/nowhere',
    ];
    const ask = (round: number) => get(paths[round % paths.length] ?? READ, `2001:db8::${round}`);
    expect(await statusesOf(OF_ADDRESS - 1, ask)).not.toContain(429);
    expect((await get(READ, '2001:db8::1', {})).status).toBe(401);
    const refused = await get(READ, '2001:db8::3');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'over_request_rate_limit', details: null, hint: null });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await get('/auth/v1/settings', '2001:db8::3')).body).toMatchObject({
      error_code: 'over_request_rate_limit',
    });
    expect((await get(READ, '2001:db8:0:1::1')).status).toBe(200);
    expect(await refusals('requests_of_address')).toBe(2);
  });

  it('a person has only so many, from every address; others go on', async () => {
    const [person, other] = [await createPerson(server), await createPerson(server)];
    const ask = (round: number) => get(READ, `10.1.0.${round}`, headersOf(server, person));
    const statuses = await statusesOf(OF_ACCOUNT + 1, ask);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect((await get(READ, '10.1.0.9', headersOf(server, other))).status).toBe(200);
    expect(await refusals('requests_of_account')).toBeGreaterThan(0);
  });

  it('a person whose key is in the address has no more', async () => {
    const person = await createPerson(server);
    const { authorization = '' } = headersOf(server, person);
    const ask = (round: number) =>
      get(`${READ}&apikey=${server.publishableKey}`, `10.4.0.${round}`, { authorization });
    const statuses = await statusesOf(OF_ACCOUNT + 1, ask);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  it('of functions an address has fewer', async () => {
    const ask = () => get('/functions/v1/weather', '10.2.0.1');
    expect(await statusesOf(3, ask)).toEqual([405, 405, 429]);
    expect((await get(READ, '10.2.0.1')).status).toBe(200);
    expect(await refusals('functions_of_address')).toBe(1);
  });

  it('the secret key, files, health checks and preflights are not counted', async () => {
    const secret = { apikey: server.secretKey, authorization: `Bearer ${server.secretKey}` };
    const free = [
      () => get(READ, '10.3.0.1', secret),
      () => get('/health/ready', '10.3.0.1'),
      () => get('/config.json', '10.3.0.1'),
    ];
    for (const ask of free) expect(new Set(await statusesOf(OF_ADDRESS + 1, ask))).toEqual(new Set([200]));
    expect((await get(READ, '10.3.0.1')).status).toBe(200);
  });
});
