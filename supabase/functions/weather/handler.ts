/**
 * The weather of a trip's days at one place [PUB-5].
 *
 * `POST { lat, lng, from, to, today }`, days as `2026-12-03`. Answers `{ days: [{ date, kind, code, high, low, rain }] }`:
 * the forecast where there is one, beyond it the usual weather of that date; nothing of days before `today`. `code` is
 * WMO's, temperatures are °C, `rain` is a chance in percent; both code and rain may be null. When the service is off or
 * does not answer, `days` is empty: weather is a help, and its absence no error. 400 for a question that is none, 429 for a
 * caller who had the service asked too often: what is known already is answered all the same.
 *
 * The browser asks us rather than the service, so that travellers' addresses stay here; coordinates leave rounded to a
 * tenth of a degree. Made of web standards alone, so that it runs on the hosted service and in our own server.
 */
import { type AnswerCache, createAnswerCache } from '../answer-cache.ts';
import { dayOf, isoOf } from './days.ts';
import { archiveUrl, FORECAST_DAYS, forecastUrl, type Sample, samplesOf } from './open-meteo.ts';
import { createQuota } from './quota.ts';
import { pastStretches, usualOf } from './usual.ts';

export const WEATHER_SERVICES = ['forecast', 'archive'] as const;

/** Addresses to ask for the weather: without a forecast none at all, without an archive none as usual. */
export type WeatherAddresses = Partial<Record<(typeof WEATHER_SERVICES)[number], string>>;

export const OPEN_METEO = {
  forecast: 'https://api.open-meteo.com/v1/forecast',
  archive: 'https://archive-api.open-meteo.com/v1/archive',
} as const satisfies WeatherAddresses;

type DayAnswer = {
  date: string;
  kind: 'forecast' | 'usual';
  code: number | null;
  high: number;
  low: number;
  rain: number | null;
};

type Question = { lat: number; lng: number; from: number; to: number; today: number };
type Samples = ReadonlyMap<number, Sample>;

const HOUR = 3_600_000;
const LONGEST_TRIP = 366;
/** Milliseconds that the service has to answer. */
const TIMEOUT = 4_000;
/** Questions to the service in a minute; more go unanswered. Its free use ends at 600. */
const PER_MINUTE = 300;
/** Questions of one caller: ten trips that nobody has looked at lately. */
const SHARE = 60;

/** A caller has used up their share of the questions. */
class ShareUsedUp extends Error {
  override name = 'ShareUsedUp';
}

type Options = { fetch?: typeof fetch; now?: () => number };

/** Makes the handler, with a memory of its own. `caller`: the network address whose quota a question uses. */
export function createWeather({
  fetch: ask = fetch,
  // A clock can be set back, for hours in which answers would stay as they are.
  now = () => performance.now(),
}: Options = {}): (request: Request, addresses: WeatherAddresses, caller?: string) => Promise<Response> {
  const failures = { isFailure: (samples: Samples | null) => samples === null, failureLifetime: 60_000 };
  const forecasts = createAnswerCache({ lifetime: HOUR, maxEntries: 500, now, ...failures });
  const pasts = createAnswerCache({ lifetime: 24 * HOUR, maxEntries: 1_000, now, ...failures });
  const quota = createQuota({ most: PER_MINUTE, share: SHARE, now });

  async function read(
    cache: AnswerCache<Samples | null>,
    url: string,
    caller: string,
  ): Promise<Samples | null> {
    const verdict = cache.has(url) ? 'ok' : quota(caller);
    // The refusal is not remembered: the next one to ask may.
    if (verdict === 'share') throw new ShareUsedUp();
    if (verdict === 'all') return null;
    return cache.get(url, async () => {
      try {
        const response = await ask(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
        if (!response.ok) return null;
        const samples = samplesOf(await response.json());
        return samples.size > 0 ? samples : null;
      } catch {
        return null; // Unreachable, too slow, or not JSON: there is no weather.
      }
    });
  }

  async function usualDays(
    question: Question,
    address: string,
    caller: string,
  ): Promise<Map<number, DayAnswer>> {
    const found = await Promise.all(
      pastStretches(question.from, question.to, question.today).map(async ({ shift, first, last }) => ({
        shift,
        samples: await read(pasts, archiveUrl(address, question, first, last), caller),
      })),
    );
    const known = found.flatMap(({ shift, samples }) => (samples ? [{ shift, samples }] : []));
    const days = new Map<number, DayAnswer>();
    for (let day = question.from; day <= question.to; day += 1) {
      const usual = usualOf(day, known);
      if (usual) days.set(day, { date: isoOf(day), kind: 'usual', ...usual });
    }
    return days;
  }

  async function daysOf(
    question: Question,
    addresses: WeatherAddresses,
    caller: string,
  ): Promise<DayAnswer[]> {
    const { forecast: forecastAddress, archive: archiveAddress } = addresses;
    // Of a trip that is over nothing is answered.
    if (!forecastAddress || question.to < question.today) return [];
    const asked = Math.max(question.from, question.today);
    // A day of margin: the place may have another date than the traveller.
    const wantsForecast = asked <= question.today + FORECAST_DAYS;
    const wantsUsual = question.to >= question.today + FORECAST_DAYS - 1;
    const [forecast, usual] = await Promise.all([
      wantsForecast ? read(forecasts, forecastUrl(forecastAddress, question), caller) : null,
      wantsUsual && archiveAddress ? usualDays(question, archiveAddress, caller) : null,
    ]);
    const days: DayAnswer[] = [];
    for (let day = asked; day <= question.to; day += 1) {
      const found = forecastOf(day, forecast?.get(day)) ?? usual?.get(day);
      if (found) days.push(found);
    }
    return days;
  }

  return async (request, addresses, caller = '') => {
    if (request.method !== 'POST') return answer(405, { error: 'Use POST.' });
    const question = readQuestion(await request.json().catch(() => null));
    if (!question) return answer(400, { error: 'Give lat, lng, from, to and today.' });
    try {
      return answer(200, { days: await daysOf(question, addresses, caller) });
    } catch (error) {
      if (!(error instanceof ShareUsedUp)) throw error;
      const refusal = answer(429, { error: 'Too many forecasts are asked for.' });
      refusal.headers.set('retry-after', String(secondsOfMinuteLeft(now())));
      return refusal;
    }
  };
}

function forecastOf(day: number, sample: Sample | undefined): DayAnswer | null {
  if (!sample) return null;
  const { code, high, low, rainChance } = sample;
  return {
    date: isoOf(day),
    kind: 'forecast',
    code,
    high: Math.round(high),
    low: Math.round(low),
    rain: rainChance,
  };
}

function readQuestion(body: unknown): Question | null {
  if (typeof body !== 'object' || body === null) return null;
  const lat = tenthOf(Reflect.get(body, 'lat'), 90);
  const lng = tenthOf(Reflect.get(body, 'lng'), 180);
  const [from, to, today] = ['from', 'to', 'today'].map((name) => dayOf(Reflect.get(body, name)));
  if (lat === null || lng === null || from == null || to == null || today == null) return null;
  return from <= to && to - from < LONGEST_TRIP ? { lat, lng, from, to, today } : null;
}

/** Rounds degrees to about eleven kilometres: a town, not an address. */
function tenthOf(value: unknown, most: number): number | null {
  if (typeof value !== 'number' || !(Math.abs(value) <= most)) return null;
  return Math.round(value * 10) / 10 + 0; // Adding 0 avoids -0, which would be another key.
}

/** Whole seconds until the next minute of `now`. */
const secondsOfMinuteLeft = (now: number) => 60 - (Math.floor(now / 1000) % 60);

function answer(status: number, body: { days: DayAnswer[] } | { error: string }): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
