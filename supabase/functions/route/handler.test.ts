import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoute } from './handler.ts';

const ADDRESSES = { car: 'https://osrm.test/', walk: 'https://osrm.test/foot' };
const LISBON = { lat: 38.7139123456, lng: -9.1335 };
const BELEM = { lat: 38.6969, lng: -9.2026 };
const QUESTION = { from: LISBON, to: BELEM, mode: 'car' };
const WAY = { code: 'Ok', routes: [{ distance: 6712.4, duration: 845.6 }] };

const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`;
const CAMILLE = tokenOf({ role: 'authenticated', sub: 'camille' });

function ask(body: unknown, token = CAMILLE): Request {
  return new Request('https://escale.test/functions/v1/route', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A handler on a clock of the test's own, and a service that answers as given. */
function stage(answers: (address: string) => Promise<Response> | Response = () => Response.json(WAY)) {
  const asked: { address: string; at: number }[] = [];
  const started = Date.now();
  const route = createRoute({
    fetch: async (address) => {
      asked.push({ address, at: Date.now() - started });
      return answers(address);
    },
  });
  const call = async (body: unknown, token?: string): Promise<unknown> => {
    const answer = route(ask(body, token), ADDRESSES);
    await vi.advanceTimersByTimeAsync(60_000);
    return (await answer).json();
  };
  return { route, call, asked, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[PLUS-1] the way by road', () => {
  it('is asked of the service, longitude first, and not more precisely than by the metre', async () => {
    const { call, asked } = stage();
    expect(await call(QUESTION)).toEqual({ distance_m: 6712, duration_s: 846 });
    expect(await call({ ...QUESTION, mode: 'walk' })).toEqual({ distance_m: 6712, duration_s: 846 });
    expect(asked.map(({ address }) => address)).toEqual([
      'https://osrm.test/route/v1/driving/-9.1335,38.71391;-9.2026,38.6969?overview=false',
      'https://osrm.test/foot/route/v1/foot/-9.1335,38.71391;-9.2026,38.6969?overview=false',
    ]);
  });

  it('[PLUS-16] is asked within seconds after the clock was set back', async () => {
    const { route, call, asked, pass } = stage();
    await call(QUESTION);
    vi.setSystemTime(Date.now() - 7_200_000);
    const answer = route(ask({ ...QUESTION, mode: 'walk' }), ADDRESSES);
    await pass(2000);
    expect(asked).toHaveLength(2);
    expect((await answer).status).toBe(200);
  });

  it('is for people who are signed in', async () => {
    const { route } = stage();
    for (const token of ['sb_publishable_abc', tokenOf({ role: 'anon' }), 'x.{.x', '']) {
      expect((await route(ask(QUESTION, token), ADDRESSES)).status).toBe(401);
    }
    expect((await route(new Request('https://escale.test/'), ADDRESSES)).status).toBe(405);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', []],
    ['no mode', { from: LISBON, to: BELEM }],
    ['a mode without roads', { ...QUESTION, mode: 'plane' }],
    ['a latitude beyond the pole', { ...QUESTION, to: { lat: 91, lng: 0 } }],
    ['text for a number', { ...QUESTION, to: { lat: '38', lng: 0 } }],
    ['no number', { ...QUESTION, to: { lat: null, lng: 0 } }],
  ])('refuses %s', async (_, body) => {
    const { route, asked } = stage();
    expect((await route(ask(body), ADDRESSES)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('says so when no service is set up for the mode', async () => {
    const { call, asked } = stage();
    expect(await call({ ...QUESTION, mode: 'bike' })).toEqual({ error: 'No routing service is configured.' });
    expect(asked).toEqual([]);
  });

  it('is asked for once a second at most, and once for all who ask the same', async () => {
    const { call, asked } = stage();
    const other = { ...QUESTION, to: LISBON };
    await Promise.all([call(QUESTION), call(QUESTION), call(other), call({ ...other, mode: 'walk' })]);
    expect(asked.map(({ at }) => at)).toEqual([0, 1000, 2000]);
  });

  it('is remembered for a day', async () => {
    const { call, asked, pass } = stage();
    await call(QUESTION);
    await pass(23 * 3600 * 1000);
    await call(QUESTION);
    expect(asked).toHaveLength(1);
    await pass(2 * 3600 * 1000);
    await call(QUESTION);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['garbage', () => new Response('<html>')],
    ['an empty answer', () => new Response('')],
    ['no way', () => Response.json({ code: 'NoRoute' }, { status: 400 })],
    ['a list', () => Response.json([WAY])],
    ['no routes', () => Response.json({ code: 'Ok', routes: [] })],
    ['a negative length', () => Response.json({ code: 'Ok', routes: [{ distance: -1, duration: 1 }] })],
    ['text for numbers', () => Response.json({ code: 'Ok', routes: [{ distance: '9', duration: 1 }] })],
  ])('has no answer when the service gives %s', async (_, answer) => {
    const { call } = stage(answer);
    expect(await call(QUESTION)).toEqual({ error: 'The routing service knows no way.' });
  });

  it('leaves a service alone for a minute that fails or does not answer', async () => {
    const broken = vi.fn(() => Promise.reject(new Error('connection refused')));
    const { call, pass } = stage(broken);
    const error = { error: 'The routing service does not answer.' };
    const both = [call(QUESTION), call({ ...QUESTION, to: LISBON })];
    expect(await Promise.all(both)).toEqual([error, error]);
    expect(broken).toHaveBeenCalledTimes(1);
    await pass(61_000);
    await call(QUESTION);
    expect(broken).toHaveBeenCalledTimes(2);
    const down = stage(() => new Response('', { status: 502 }));
    expect(await down.call(QUESTION)).toEqual(error);
  });

  it('gives up a service that hangs, after five seconds', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(), ms); // On the test's clock, which the real one is not.
      return limit.signal;
    });
    const hung: AbortSignal[] = [];
    const route = createRoute({
      fetch: (_, { signal }) => {
        hung.push(signal);
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      },
    });
    const answer = route(ask(QUESTION), ADDRESSES);
    await vi.advanceTimersByTimeAsync(4999);
    expect(hung.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(hung.map(({ aborted }) => aborted)).toEqual([true]);
    expect(await (await answer).json()).toEqual({ error: 'The routing service does not answer.' });
  });

  it('gives up a question rather than let one person fill the queue', async () => {
    const { route } = stage();
    const questions = Array.from({ length: 30 }, (_, lat) => ({ ...QUESTION, to: { lat, lng: 0 } }));
    const many = questions.map((question) => route(ask(question), ADDRESSES));
    const tiago = tokenOf({ role: 'authenticated', sub: 'tiago' });
    const late = route(ask({ ...QUESTION, to: { lat: 50, lng: 0 } }, tiago), ADDRESSES);
    await vi.advanceTimersByTimeAsync(60_000);
    const answers = await Promise.all(many.map(async (answer) => (await answer).text()));
    expect(answers.filter((text) => text.includes('Too many routes'))).toHaveLength(6);
    expect(await (await late).json()).toEqual({ distance_m: 6712, duration_s: 846 });
  });
});
