/** Open-Meteo's forecast and archive, as far as a trip needs them. Degrees Celsius, millimetres, percent. */
import { dayOf, isoOf } from './days.ts';

/** One day at one place. `code` is WMO's of present weather (table 4677). */
export type Sample = {
  code: number | null;
  high: number;
  low: number;
  /** Chance of rain in percent, which only forecasts have. */
  rainChance: number | null;
  /** Rain in mm, which the archive has instead. */
  rainMm: number | null;
};

type Point = { lat: number; lng: number };

const COMMON = ['weather_code', 'temperature_2m_max', 'temperature_2m_min'];
/** Days of a forecast, the current one included. */
export const FORECAST_DAYS = 16;

/** Makes the address for the next days. `address` keeps a query of its own, such as a customer's key. */
export function forecastUrl(address: string, point: Point): string {
  return withQuery(address, point, {
    daily: [...COMMON, 'precipitation_probability_max'].join(','),
    forecast_days: String(FORECAST_DAYS),
  });
}

/** Makes the address to ask for days that are past. */
export function archiveUrl(address: string, point: Point, first: number, last: number): string {
  return withQuery(address, point, {
    daily: [...COMMON, 'precipitation_sum'].join(','),
    start_date: isoOf(first),
    end_date: isoOf(last),
  });
}

function withQuery(address: string, { lat, lng }: Point, query: Record<string, string>): string {
  const url = new URL(address);
  // `timezone=auto`: days as the place counts them.
  const all = { latitude: String(lat), longitude: String(lng), timezone: 'auto', ...query };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
}

/** The days of an answer, by their number; those without temperatures, or with absurd ones, are left out. */
export function samplesOf(answer: unknown): Map<number, Sample> {
  const daily = fieldOf(answer, 'daily');
  const column = (name: string) => {
    const values = fieldOf(daily, name);
    return Array.isArray(values) ? values : [];
  };
  const [codes, highs, lows] = [column('weather_code'), column(COMMON[1] ?? ''), column(COMMON[2] ?? '')];
  const [chances, sums] = [column('precipitation_probability_max'), column('precipitation_sum')];
  const samples = new Map<number, Sample>();
  for (const [index, time] of column('time').entries()) {
    const day = dayOf(time);
    const high = numberIn(highs[index], -100, 70);
    const low = numberIn(lows[index], -100, 70);
    if (day === null || high === null || low === null) continue;
    samples.set(day, {
      code: numberIn(codes[index], 0, 99),
      high,
      low,
      rainChance: numberIn(chances[index], 0, 100),
      rainMm: numberIn(sums[index], 0, 2000),
    });
  }
  return samples;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function numberIn(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}
