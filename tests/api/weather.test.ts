import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '../support/accounts.ts';
import { sharedServer } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, type ServerAddress, startApiServer } from '../support/server.ts';
import { startWeatherService, type WeatherService } from '../support/weather-service.ts';

const TODAY = '2026-11-21';
const STAY = 'https://stays.example/?q={destination}';
let lat = 0;

describe('the weather', () => {
  let service: WeatherService;
  let server: RunningServer;
  beforeAll(async () => {
    service = await startWeatherService(TODAY);
    server = await startApiServer({
      env: { ...service.env, TRUST_PROXY: 'on', AFFILIATE_URLS: `stay=${STAY}` },
    });
  });
  afterAll(async () => {
    await server.stop();
    await service.stop();
  });
  // Each test asks about another place: the server caches answers.
  beforeEach(() => {
    lat += 1;
    service.mood = 'sunny';
    service.asked.length = 0;
  });
  const ask = (change: object = {}) => {
    const body = { lat, lng: -9.1, from: '2026-11-21', to: '2026-12-10', today: TODAY, ...change };
    return visitor(server).functions.invoke('weather', { body });
  };

  it('[PUB-5] of a whole trip comes in one answer: forecast, then what is usual', async () => {
    const { data, error } = await ask();
    expect(error).toBeNull();
    expect(data.days).toHaveLength(20);
    expect(data.days[0]).toEqual({
      date: '2026-11-21',
      kind: 'forecast',
      code: 2,
      high: 17,
      low: 11,
      rain: 10,
    });
    expect(data.days[19]).toEqual({
      date: '2026-12-10',
      kind: 'usual',
      code: 61,
      high: 15,
      low: 9,
      rain: 100,
    });
    expect(service.asked).toHaveLength(6);
    await ask();
    expect(service.asked).toHaveLength(6);
  });

  it.each(['slow', 'broken', 'garbage'] as const)(
    '[PUB-5] is not there, without an error, when the service is %s',
    async (mood) => {
      service.mood = mood;
      const { data, error } = await ask();
      expect(error).toBeNull();
      expect(data).toEqual({ days: [] });
    },
  );

  it('[PUB-5] one address can’t use up the questions of the others', async () => {
    let lng = 0;
    const statusFrom = async (address: string) => {
      lng += 1;
      const { status } = await call(server, '/functions/v1/weather', {
        method: 'POST',
        headers: { ...headersOf(server), 'x-forwarded-for': address },
        body: JSON.stringify({ lat, lng, from: TODAY, to: TODAY, today: TODAY }),
      });
      return status;
    };
    const statuses: number[] = [];
    // The share is of a minute of the clock, which may end meanwhile.
    while (!statuses.includes(429)) statuses.push(await statusFrom(`2001:db8::${statuses.length}`));
    expect(statuses.length).toBeGreaterThan(60);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(await statusFrom('2001:db8:0:1::1')).toBe(200);
  });

  it('a question that is none is refused', async () => {
    const answer = await call(server, '/functions/v1/weather', {
      method: 'POST',
      headers: headersOf(server),
      body: '{"lat": 1e9}',
    });
    expect(answer.status).toBe(400);
    const stranger = await call(server, '/functions/v1/weather', { method: 'POST', body: '{}' });
    expect(stranger.status).toBe(401);
  });

  it('[PUB-5] the page gets partners when they are set up, and only then', async () => {
    const linksOf = async (address: ServerAddress) =>
      (await call(address, '/config.json')).body.affiliateLinks;
    expect(await linksOf(server)).toEqual({ stay: STAY });
    expect((await linksOf(sharedServer('pglite'))) ?? {}).toEqual({});
  });
});

it('[PUB-5] weather can be switched off', async () => {
  const body = { lat: 38.7, lng: -9.1, from: TODAY, to: TODAY, today: TODAY };
  const { data } = await visitor(sharedServer('pglite')).functions.invoke('weather', { body });
  expect(data).toEqual({ days: [] });
});
