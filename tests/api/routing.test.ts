import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person, visitor } from '#tests/support/accounts.ts';
import { type RunningServer, startApiServer } from '#tests/support/server.ts';

const CASTLE = { lat: 38.7139, lng: -9.1335 };
const WAY = JSON.stringify({ code: 'Ok', routes: [{ distance: 1234.4, duration: 600 }] });

describe('[PLUS-1] ways by road, asked of a routing service', () => {
  const asked: string[] = [];
  let answer: { status: number; body: string; location?: string } = { status: 200, body: WAY };
  let osrm: Server;
  let server: RunningServer;
  let camille: Person;

  beforeAll(async () => {
    osrm = createServer((request, response) => {
      asked.push(request.url ?? '');
      const { status, body, location } = answer;
      response
        .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
        .end(body);
    });
    await new Promise<void>((resolve) => osrm.listen(0, '127.0.0.1', resolve));
    const { port } = osrm.address() as AddressInfo;
    server = await startApiServer({ env: { ROUTING_URLS: `car=http://127.0.0.1:${port}` } });
    camille = await createPerson(server);
  });
  afterAll(async () => {
    await server.stop();
    osrm.close();
  });

  const route = (to: object, mode = 'car', client = camille.client) =>
    client.functions.invoke<unknown>('route', { body: { from: CASTLE, to, mode } });

  it('the page learns which modes can be asked for', async () => {
    const config: unknown = await (await fetch(`${server.url}/config.json`)).json();
    expect(config).toMatchObject({ routedModes: ['car'] });
  });

  it('a person is answered, and the service is asked once', async () => {
    const to = { lat: 38.6969, lng: -9.2026 };
    const [one, other] = await Promise.all([route(to), route(to)]);
    expect(one).toMatchObject({ data: { distance_m: 1234, duration_s: 600 }, error: null });
    expect(other.data).toEqual(one.data);
    expect(asked).toEqual(['/route/v1/driving/-9.1335,38.7139;-9.2026,38.6969?overview=false']);
  });

  it('where the service leads elsewhere, nobody follows', async () => {
    answer = { status: 302, body: '', location: '/elsewhere' };
    expect((await route({ lat: 4, lng: 4 })).data).toHaveProperty('error');
    expect(asked).not.toContain('/elsewhere');
    answer = { status: 200, body: WAY };
  });

  it('a visitor is not', async () => {
    const { data, error } = await route({ lat: 1, lng: 1 }, 'car', visitor(server));
    expect(data).toBeNull();
    expect(error).toMatchObject({ name: 'FunctionsHttpError' });
    expect(asked.some((url) => url.includes('1,1'))).toBe(false);
  });

  it('nonsense is refused, and garbage of the service is no answer', async () => {
    expect((await route({ lat: 99, lng: 1 })).error).toMatchObject({ name: 'FunctionsHttpError' });
    expect((await route({ lat: 2, lng: 2 }, 'walk')).data).toHaveProperty('error');
    answer = { status: 200, body: '<html>' };
    expect((await route({ lat: 3, lng: 3 })).data).toHaveProperty('error');
    answer = { status: 503, body: '' };
    expect((await route({ lat: 4, lng: 4 })).data).toHaveProperty('error');
  });
});
