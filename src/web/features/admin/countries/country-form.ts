import type { ListedCountry } from '#db/admin.types.ts';
import type { TablesUpdate } from '#db/database.types.ts';

/** Continents by their code, in the order offered. */
export const CONTINENTS = [
  { value: 'AF', text: 'continentAF' },
  { value: 'AN', text: 'continentAN' },
  { value: 'AS', text: 'continentAS' },
  { value: 'EU', text: 'continentEU' },
  { value: 'NA', text: 'continentNA' },
  { value: 'OC', text: 'continentOC' },
  { value: 'SA', text: 'continentSA' },
] as const;

/** A country's form, fields as text. */
export type CountryForm = Record<
  | 'name_fr'
  | 'name_en'
  | 'capital'
  | 'capital_fr'
  | 'continent'
  | 'currency'
  | 'languages'
  | 'lat'
  | 'lng'
  | 'advice_fr'
  | 'advice_en',
  string
> & { is_featured: boolean };

/** The form of a stored country. */
export function countryForm(country: ListedCountry): CountryForm {
  return {
    name_fr: country.name_fr,
    name_en: country.name_en,
    capital: country.capital ?? '',
    capital_fr: country.capital_fr ?? '',
    continent: country.continent ?? '',
    currency: country.currency ?? '',
    languages: country.languages.join(', '),
    lat: country.lat?.toString() ?? '',
    lng: country.lng?.toString() ?? '',
    advice_fr: country.advice_fr ?? '',
    advice_en: country.advice_en ?? '',
    is_featured: country.is_featured,
  };
}

/** What is stored of the form. Codes may be typed in any case; a degree may have a comma. */
export function countryOf(form: CountryForm): TablesUpdate<'countries'> {
  const text = (value: string) => value.trim() || null;
  return {
    name_fr: form.name_fr.trim(),
    name_en: form.name_en.trim(),
    capital: text(form.capital),
    capital_fr: text(form.capital_fr),
    continent: text(form.continent),
    currency: text(form.currency)?.toUpperCase() ?? null,
    languages: form.languages.toLowerCase().match(/[a-z]{2,3}/g) ?? [],
    lat: readLatitude(form.lat) ?? null,
    lng: readLongitude(form.lng) ?? null,
    advice_fr: text(form.advice_fr),
    advice_en: text(form.advice_en),
    is_featured: form.is_featured,
  };
}

/** A latitude as people type it: `38.7`, `-9,1`; null for nothing, undefined for what is none. */
export const readLatitude = (text: string) => readDegrees(text, 90);

/** A longitude as people type it; null for nothing, undefined for what is none. */
export const readLongitude = (text: string) => readDegrees(text, 180);

function readDegrees(text: string, most: number): number | null | undefined {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  if (typed === '') return null;
  return /^-?\d{1,3}(\.\d+)?$/.test(typed) && Math.abs(Number(typed)) <= most ? Number(typed) : undefined;
}
