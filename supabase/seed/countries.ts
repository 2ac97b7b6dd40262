import { countries as countryList } from 'countries-list';
import isoA3 from 'countries-list/minimal/countries.2to3.min.json' with { type: 'json' };
import { europe } from './advice/europe.ts';
import { type CountryFacts, factsOf } from './advice/facts.ts';
import { world } from './advice/world.ts';
import { frenchNameOfAny } from './french-exonyms.ts';
import { frenchSpaces, markdown } from './prose.ts';
import type { Town } from './towns.ts';

/** A row of `public.countries`, without what supervisors choose (featured). Advice is Markdown. Degrees are WGS 84. */
export type CountryRow = {
  iso_a2: string;
  iso_a3: string;
  name_fr: string;
  name_en: string;
  other_names: string | null;
  capital: string | null;
  capital_fr: string | null;
  continent: string;
  currency: string | null;
  languages: readonly string[];
  flag: string;
  lat: number;
  lng: number;
  advice_fr: string | null;
  advice_en: string | null;
  facts: CountryFacts;
};

/** In the list, but reserved rather than assigned by ISO 3166-1: parts of Saint Helena. */
const NOT_COUNTRIES = new Set(['AC', 'TA']);

/** CLDR's formal names read badly in a list of destinations. */
const SHORT_NAMES: Readonly<Record<string, readonly [french: string, english: string]>> = {
  CD: ['Congo-Kinshasa', 'Congo (Kinshasa)'],
  CG: ['Congo-Brazzaville', 'Congo (Brazzaville)'],
  HK: ['Hong Kong', 'Hong Kong'],
  MM: ['Birmanie', 'Myanmar'],
  MO: ['Macao', 'Macao'],
  PS: ['Palestine', 'Palestine'],
  SX: ['Sint-Maarten', 'Sint Maarten'],
  VA: ['Vatican', 'Vatican City'],
};

/** By which people look for it besides, or for the part that has its capital. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'EAU / UAE',
  CD: 'RDC / DRC',
  CF: 'Centrafrique',
  CI: 'Ivory Coast',
  CZ: 'République tchèque / Czech Republic',
  GB: 'UK / Angleterre / England / Grande-Bretagne / Great Britain',
  MM: 'Burma',
  NL: 'Hollande / Holland',
  PF: 'Tahiti',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  US: 'USA / États-Unis d’Amérique / United States of America',
  VA: 'Saint-Siège / Holy See',
};

/** Where the list names the seat of a court or a quarter, or none. */
const CAPITALS: Readonly<Record<string, string>> = {
  EH: 'Laayoune',
  HK: 'Hong Kong',
  MO: 'Macao',
  SZ: 'Mbabane',
  US: 'Washington, D.C.',
};

/** Capitals that French writes its own way and the gazetteer does not name. */
const FRENCH_CAPITALS: Readonly<Record<string, string>> = {
  AD: 'Andorre-la-Vieille',
  EH: 'Laâyoune',
  GD: 'Saint-Georges',
  GG: 'Saint-Pierre-Port',
  JE: 'Saint-Hélier',
  KG: 'Bichkek',
  KI: 'Tarawa-Sud',
  MD: 'Chisinau',
  PA: 'Panama',
  PF: 'Papeete',
  SM: 'Saint-Marin',
  TD: 'N’Djaména',
  US: 'Washington',
  YE: 'Sanaa',
};

/** Territories whose seat is no town of the gazetteer, or that have none: a point on them, as `[lat, lng]`. */
const POINTS: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  AQ: [-77.846, 166.676],
  BV: [-54.421, 3.36],
  HM: [-53.081, 73.504],
  IO: [-7.313, 72.411],
  TK: [-9.38, -171.219],
  UM: [19.282, 166.647],
};

/** Legal tender besides one's own: what a traveller pays with there. */
const CURRENCIES: Readonly<Record<string, string>> = { ZW: 'USD' };

/**
 * The countries and territories of ISO 3166-1, and Kosovo, with their names in both languages.
 * @param towns the gazetteer: capitals give each country its coordinates
 * @throws Error when a country has neither capital nor point: the data and this file no longer fit
 */
export function countryRows(towns: readonly Town[]): CountryRow[] {
  const french = new Intl.DisplayNames('fr', { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const places = capitalPoints(towns);
  const codesA3: Readonly<Record<string, string>> = isoA3;
  return Object.entries(countryList)
    .filter(([code]) => !NOT_COUNTRIES.has(code))
    .map(([code, country]) => {
      const capital = CAPITALS[code] ?? country.capital;
      const point = POINTS[code] ?? places.get(code) ?? places.get(`${code} ${capital}`);
      const codeA3 = codesA3[code];
      if (!point || !codeA3) throw new Error(`No coordinates or no ISO 3166-1 alpha-3 code for ${code}`);
      return {
        iso_a2: code,
        iso_a3: codeA3,
        name_fr: SHORT_NAMES[code]?.[0] ?? french.of(code) ?? country.name,
        name_en: SHORT_NAMES[code]?.[1] ?? english.of(code) ?? country.name,
        other_names: OTHER_NAMES[code] ?? null,
        capital: capital || null,
        capital_fr: FRENCH_CAPITALS[code] ?? frenchNameOfAny(code, capital) ?? (capital || null),
        continent: country.continent,
        currency: CURRENCIES[code] ?? country.currency[0] ?? null,
        languages: country.languages,
        flag: `/flags/${code.toLowerCase()}.svg`,
        lat: point[0],
        lng: point[1],
        ...adviceOn(code),
        facts: factsOf(code, country.phone, point[0], point[1]),
      };
    })
    .sort((one, other) => (one.iso_a2 < other.iso_a2 ? -1 : 1));
}

function adviceOn(code: string): Pick<CountryRow, 'advice_fr' | 'advice_en'> {
  const advice = europe[code] ?? world[code];
  return {
    advice_fr: advice ? frenchSpaces(markdown(advice.fr)) : null,
    advice_en: advice ? markdown(advice.en) : null,
  };
}

/** Points of seats of government by country; and of every town that could be one, by `country name`. */
function capitalPoints(towns: readonly Town[]): ReadonlyMap<string, readonly [lat: number, lng: number]> {
  const points = new Map<string, readonly [number, number]>();
  for (const town of towns) {
    const point = [town.lat, town.lng] as const;
    if (town.isCapital) points.set(town.country, point);
    else points.set(`${town.country} ${town.name}`, point);
  }
  return points;
}
