import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf, isoOf } from './days.ts';
import { createWeather, OPEN_METEO } from './handler.ts';

const QUESTION = { lat: 38.71667, lng: -9.13333, from: '2026-11-20', to: '2026-12-20', today: '2026-11-21' };

/** A service with sixteen days of sun from 21 November, and rain in all years that are past. */
function service(asked: string[] = []) {
  return (input: URL | RequestInfo) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url.href);
    const isArchive = url.pathname === '/v1/archive';
    const first = dayOf(isArchive ? url.searchParams.get('start_date') : '2026-11-21') ?? 0;
    const last = isArchive ? (dayOf(url.searchParams.get('end_date')) ?? 0) : first + 15;
    const time = Array.from({ length: last - first + 1 }, (_, index) => isoOf(first + index));
    const all = (value: number) => time.map(() => value);
    const daily = {
      time,
      weather_code: all(isArchive ? 61 : 0),
      temperature_2m_max: all(isArchive ? 15.4 : 20.6),
      temperature_2m_min: all(9.5),
      ...(isArchive ? { precipitation_sum: all(3) } : { precipitation_probability_max: all(5) }),
    };
    return Promise.resolve(Response.json({ daily }));
  };
}

const post = (body: unknown) =>
  new Request('http://localhost/functions/v1/weather', { method: 'POST', body: JSON.stringify(body) });

async function daysOf(answer: Response): Promise<Record<string, unknown>[]> {
  const { days } = await answer.json();
  return days;
}

afterEach(() => vi.useRealTimers());

describe('the weather of a trip', () => {
  it('[PUB-5] is the forecast for sixteen days, then what is usual; nothing of what is past', async () => {
    const days = await daysOf(await createWeather({ fetch: service() })(post(QUESTION), OPEN_METEO));
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ date: '2026-11-21', kind: 'forecast', code: 0, high: 21, low: 10, rain: 5 });
    expect(days[15]).toMatchObject({ date: '2026-12-06', kind: 'forecast' });
    expect(days[16]).toEqual({ date: '2026-12-07', kind: 'usual', code: 61, high: 15, low: 10, rain: 100 });
  });

  it('[PUB-5] is asked for a town, not for an address, and once', async () => {
    const asked: string[] = [];
    const weather = createWeather({ fetch: service(asked) });
    await Promise.all([
      weather(post(QUESTION), OPEN_METEO),
      weather(post({ ...QUESTION, lat: 38.6999 }), OPEN_METEO),
    ]);
    await weather(post(QUESTION), OPEN_METEO);
    expect(asked).toHaveLength(6);
    expect(asked[0]).toMatch(
      /^https:\/\/api\.open-meteo\.com\/v1\/forecast\?latitude=38\.7&longitude=-9\.1&/,
    );
    expect(asked.every((url) => url.includes('latitude=38.7&longitude=-9.1&timezone=auto'))).toBe(true);
  });

  it('[PUB-5] does not ask for what is usual when the forecast reaches to the end', async () => {
    const asked: string[] = [];
    await createWeather({ fetch: service(asked) })(post({ ...QUESTION, to: '2026-12-01' }), OPEN_METEO);
    expect(asked).toHaveLength(1);
  });

  it('[PUB-5] does not ask for anything of a trip that is over', async () => {
    const asked: string[] = [];
    const over = post({ ...QUESTION, from: '2026-11-10', to: '2026-11-20' });
    expect(await daysOf(await createWeather({ fetch: service(asked) })(over, OPEN_METEO))).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('[PUB-5] asks again after a while', async () => {
    const asked: string[] = [];
    let now = 0;
    const weather = createWeather({ fetch: service(asked), now: () => now });
    const question = post({ ...QUESTION, to: '2026-12-01' });
    await weather(question.clone(), OPEN_METEO);
    now = 3_600_001;
    await weather(question, OPEN_METEO);
    expect(asked).toHaveLength(2);
  });

  it('[PLUS-16] asks again after a while, too, where the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const asked: string[] = [];
    const weather = createWeather({ fetch: service(asked) });
    const question = post({ ...QUESTION, to: '2026-12-01' });
    await weather(question.clone(), OPEN_METEO);
    vi.advanceTimersByTime(3_600_001);
    vi.setSystemTime(Date.now() - 7_200_000);
    await weather(question, OPEN_METEO);
    expect(asked).toHaveLength(2);
  });

  it('[PUB-5] does not ask without end', async () => {
    const asked: string[] = [];
    const weather = createWeather({ fetch: service(asked), now: () => 0 });
    for (let lat = -80; lat < 80; lat += 0.2) {
      const caller = String(Math.round(lat));
      await weather(post({ ...QUESTION, lat, to: '2026-12-01' }), OPEN_METEO, caller);
    }
    expect(asked).toHaveLength(300);
  });

  it('[PUB-5] one caller can’t use up what is left for the others, nor keep an answer from them', async () => {
    const asked: string[] = [];
    let now = 30_000;
    const weather = createWeather({ fetch: service(asked), now: () => now });
    const at = (lat: number, caller: string) =>
      weather(post({ ...QUESTION, lat, to: '2026-12-01' }), OPEN_METEO, caller);
    for (let lat = 0; lat < 60; lat += 1) expect((await at(lat, 'greedy')).status).toBe(200);
    const refused = await at(60, 'greedy');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(asked).toHaveLength(60);
    expect(await daysOf(await at(60, 'another'))).toHaveLength(11);
    // What is known by now costs nothing.
    expect(await daysOf(await at(60, 'greedy'))).toHaveLength(11);
    now = 60_000;
    expect((await at(61, 'greedy')).status).toBe(200);
  });

  it('[PUB-5] keeps the query of another address', async () => {
    const asked: string[] = [];
    const addresses = { forecast: 'https://weather.example/x?apikey=k' };
    const days = await daysOf(await createWeather({ fetch: service(asked) })(post(QUESTION), addresses));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^https:\/\/weather\.example\/x\?apikey=k&latitude=/);
    expect(days).toHaveLength(16);
  });

  it.each([
    ['refuses', () => Promise.resolve(new Response('down', { status: 500 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers a page', () => Promise.resolve(new Response('<html>'))],
    ['answers nonsense', () => Promise.resolve(Response.json({ daily: { time: ['x'], weather_code: 3 } }))],
    ['answers absurd temperatures', () => Promise.resolve(Response.json(absurd))],
  ])('[PUB-5] is simply not there when the service %s', async (_, fetch) => {
    const answer = await createWeather({ fetch })(post(QUESTION), OPEN_METEO);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ days: [] });
  });

  it('[PUB-5] is off', async () => {
    const fetch = () => Promise.reject(new Error('was asked'));
    const answer = await createWeather({ fetch })(post(QUESTION), {});
    expect(await answer.json()).toEqual({ days: [] });
  });

  it.each([
    null,
    [],
    { ...QUESTION, lat: '38.7' },
    { ...QUESTION, lat: 91 },
    { ...QUESTION, lng: null },
    { ...QUESTION, from: 'yesterday' },
    { ...QUESTION, to: '2026-11-01' },
    { ...QUESTION, to: '2027-11-30' },
    { ...QUESTION, today: undefined },
  ])('refuses %j', async (question) => {
    expect((await createWeather({ fetch: service() })(post(question), OPEN_METEO)).status).toBe(400);
  });

  it('answers nothing but POST', async () => {
    expect((await createWeather()(new Request('http://localhost/'), OPEN_METEO)).status).toBe(405);
  });
});

const absurd = {
  daily: { time: ['2026-11-21'], weather_code: [0], temperature_2m_max: [900], temperature_2m_min: [-300] },
};
