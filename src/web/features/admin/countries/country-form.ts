import * as z from 'zod/mini';
import type { Tables } from '#db/database.types.ts';
import { code, languageCodes, latitude, line, longitude, type MessageText, text } from '../form-rules.ts';

/** Codes may be in any case, and degrees may have a comma. */
export const countryRules = (t: MessageText) =>
  z.object({
    name_fr: line(),
    name_en: line(),
    other_names: text(),
    capital: text(),
    capital_fr: text(),
    continent: text(),
    currency: code(),
    languages: languageCodes(t('languagesInvalid')),
    lat: latitude(t('degreesInvalid')),
    lng: longitude(t('degreesInvalid')),
    advice_fr: text(),
    advice_en: text(),
    is_featured: z.boolean(),
  });

export type CountryForm = z.input<ReturnType<typeof countryRules>>;
export type CountryColumns = z.output<ReturnType<typeof countryRules>>;

export function countryForm(country: Tables<'countries'>): CountryForm {
  return {
    name_fr: country.name_fr,
    name_en: country.name_en,
    other_names: country.other_names ?? '',
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
