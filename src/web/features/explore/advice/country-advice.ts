import { parseDay } from '#domain/days.ts';
import type { Language } from '#i18n/languages.ts';

/** Continents in the order of a list, by the two letters that countries have. */
const CONTINENTS = ['EU', 'AF', 'AS', 'NA', 'SA', 'OC', 'AN'] as const;

export type Continent = (typeof CONTINENTS)[number];

export interface Emergency {
  number: string;
  for: 'all' | 'police' | 'medical' | 'fire';
}

/** What is known of daily life in a country; what is not known is null or empty. */
export interface CountryFacts {
  phone: string | null;
  timeZone: string | null;
  drives: 'left' | 'right' | null;
  plugs: string[];
  voltage: number | null;
  hertz: number[];
  emergency: Emergency[];
  /** The best to travel in, 1 to 12. */
  months: number[];
}

const USES: readonly Emergency['for'][] = ['all', 'police', 'medical', 'fire'];

/** Reads `countries.facts`, leaving out what has not the form that it should have. */
export function readFacts(value: unknown): CountryFacts {
  const field = (name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
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
  if (typeof value !== 'object' || value === null) return [];
  const number: unknown = Reflect.get(value, 'number');
  const use = USES.find((candidate) => candidate === Reflect.get(value, 'for'));
  return typeof number === 'string' && use ? [{ number, for: use }] : [];
}

/** Minutes by which the clocks of a zone are ahead of another's, at a moment; null when a zone is not known. */
export function minutesAhead(zone: string, from: string, at: Temporal.Instant): number | null {
  try {
    const offset = (name: string) => at.toZonedDateTimeISO(name).offsetNanoseconds;
    return Math.round((offset(zone) - offset(from)) / 60_000_000_000);
  } catch {
    return null;
  }
}

/** The moment that a time difference is about: noon of the day that one arrives, or now. A trip in March has not the clocks of July. */
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

interface InContinent {
  continent: string | null;
}

/** Countries by continent, in the order of {@link CONTINENTS}; those of none are left out. */
export function byContinent<Country extends InContinent>(countries: readonly Country[]) {
  return CONTINENTS.map((continent) => ({
    continent,
    countries: countries.filter((country) => country.continent === continent),
  })).filter((group) => group.countries.length > 0);
}

/** The seasons of a year with their months, 1 to 12; named by months, since the south has them the other way round. */
const SEASONS = [
  { name: 'seasonSpring', months: [3, 4, 5] },
  { name: 'seasonSummer', months: [6, 7, 8] },
  { name: 'seasonAutumn', months: [9, 10, 11] },
  { name: 'seasonWinter', months: [12, 1, 2] },
] as const;

/** Countries by the seasons that have one of their good months; seasons of none are left out. */
export function bySeason<Country extends { facts: unknown }>(countries: readonly Country[]) {
  return SEASONS.map(({ name, months }) => ({
    name,
    countries: countries.filter(({ facts }) =>
      readFacts(facts).months.some((month) => months.some((one) => one === month)),
    ),
  })).filter((season) => season.countries.length > 0);
}

/** Members of the European Union, Iceland, Liechtenstein, Norway and Switzerland: where the European health card counts. */
const EUROPEAN_CARE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GF GP GR HR HU IE IS IT LI LT LU LV MQ MT NL NO PL PT RE RO SE SI SK YT'.split(
    ' ',
  ),
);

export const hasEuropeanCare = (code: string) => EUROPEAN_CARE.has(code);

/** Where travellers who read a language most likely find their state's own advice. */
export const OFFICIAL_ADVICE: Record<Language, string> = {
  fr: 'https://www.diplomatie.gouv.fr/fr/conseils-aux-voyageurs/',
  en: 'https://www.gov.uk/foreign-travel-advice',
};
