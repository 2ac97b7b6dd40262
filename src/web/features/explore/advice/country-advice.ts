import type { Language } from '#i18n/languages.ts';

/** Continents in the order of a list, by the two letters that countries have. */
export const CONTINENTS = ['EU', 'AF', 'AS', 'NA', 'SA', 'OC', 'AN'] as const;

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
