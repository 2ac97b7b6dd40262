import { parseDay } from '#domain/days.ts';
import { fieldOf } from '#domain/json.ts';
import type { Language } from '#i18n/languages.ts';

export interface Emergency {
  number: string;
  for: 'all' | 'police' | 'medical' | 'fire';
}

export interface CountryFacts {
  phone: string | null;
  timeZone: string | null;
  drives: 'left' | 'right' | null;
  plugs: string[];
  voltage: number | null;
  hertz: number[];
  emergency: Emergency[];
  /** Good months to travel, 1 to 12. */
  months: number[];
}

const USES: readonly Emergency['for'][] = ['all', 'police', 'medical', 'fire'];

/** Reads the facts and drops malformed parts. */
export function readFacts(value: unknown): CountryFacts {
  const field = (name: string) => fieldOf(value, name);
  const text = (name: string) => {
    const found = field(name);
    return typeof found === 'string' && found !== '' ? found : null;
  };
  const list = (name: string): unknown[] => {
    const found = field(name);
    return Array.isArray(found) ? found : [];
  };
  const drives = field('drives');
  const voltage = field('voltage');
  return {
    phone: text('phone'),
    timeZone: text('time_zone'),
    drives: drives === 'left' || drives === 'right' ? drives : null,
    plugs: list('plugs').filter((plug) => typeof plug === 'string'),
    voltage: typeof voltage === 'number' ? voltage : null,
    hertz: list('hertz').filter((hertz) => typeof hertz === 'number'),
    emergency: list('emergency').flatMap(readEmergency),
    months: list('months').filter((month) => typeof month === 'number'),
  };
}

function readEmergency(value: unknown): Emergency[] {
  const number = fieldOf(value, 'number');
  const use = USES.find((candidate) => candidate === fieldOf(value, 'for'));
  return typeof number === 'string' && use ? [{ number, for: use }] : [];
}

/** Returns how far the clocks of `zone` are ahead of `from`; null: unknown zone. */
export function minutesAhead(zone: string, from: string, at: Temporal.Instant): number | null {
  try {
    const offset = (name: string) => at.toZonedDateTimeISO(name).offsetNanoseconds;
    return Math.round((offset(zone) - offset(from)) / 60_000_000_000);
  } catch {
    return null;
  }
}

/** Returns noon of the arrival, else now: clocks differ between March and July. */
export function momentAt(day: string | null, zone: string): Temporal.Instant {
  const date = parseDay(day);
  try {
    return date
      ? date.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).toInstant()
      : Temporal.Now.instant();
  } catch {
    return Temporal.Now.instant();
  }
}

/** Lists months by northern seasons: the south has them the other way round. */
const SEASONS = [
  { name: 'seasonSpring', months: [3, 4, 5] },
  { name: 'seasonSummer', months: [6, 7, 8] },
  { name: 'seasonAutumn', months: [9, 10, 11] },
  { name: 'seasonWinter', months: [12, 1, 2] },
] as const;

/** Groups countries by the seasons in which they have a good month. */
export function bySeason<Country extends { facts: unknown }>(countries: readonly Country[]) {
  return SEASONS.map(({ name, months }) => ({
    name,
    countries: countries.filter(({ facts }) =>
      readFacts(facts).months.some((month) => months.some((one) => one === month)),
    ),
  })).filter((season) => season.countries.length > 0);
}

/** EU, EEA, Switzerland and the United Kingdom, where the European health card is valid. */
const EUROPEAN_CARE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GF GP GR HR HU IE IS IT LI LT LU LV MQ MT NL NO PL PT RE RO SE SI SK YT'.split(
    ' ',
  ),
);

export const hasEuropeanCare = (code: string) => EUROPEAN_CARE.has(code);

/** Official travel advice, by the reader's language. */
export const OFFICIAL_ADVICE: Record<Language, string> = {
  fr: 'https://www.diplomatie.gouv.fr/fr/conseils-aux-voyageurs/',
  en: 'https://www.gov.uk/foreign-travel-advice',
};
