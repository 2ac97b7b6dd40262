import type { Tables } from '../database.types.ts';
import type { PublicRead } from './read.ts';

export type NamedCountry = Pick<Tables<'countries'>, 'iso_a2' | 'name_fr' | 'name_en' | 'continent' | 'flag'>;
export type Country = NamedCountry &
  Pick<
    Tables<'countries'>,
    'capital' | 'capital_fr' | 'currency' | 'languages' | 'advice_fr' | 'advice_en' | 'facts'
  >;

const NAMED = 'iso_a2,name_fr,name_en,continent,flag';

export const countryRead = (code: string): PublicRead<Country> => ({
  path: 'countries',
  query: {
    select: `${NAMED},capital,capital_fr,currency,languages,advice_fr,advice_en,facts`,
    iso_a2: `eq.${code}`,
    limit: '1',
  },
});

export const namedCountryRead = (code: string): PublicRead<NamedCountry> => ({
  path: 'countries',
  query: { select: NAMED, iso_a2: `eq.${code}`, limit: '1' },
});

export type AdvisedCountry = NamedCountry & Pick<Tables<'countries'>, 'facts' | 'is_featured'>;

const ADVISED = { or: '(advice_fr.not.is.null,advice_en.not.is.null)' };

export const advisedCountriesRead = (): PublicRead<AdvisedCountry> => ({
  path: 'countries',
  query: { select: `${NAMED},facts,is_featured`, ...ADVISED },
});

/** Reads countries with their advice, which may be in one language. */
export const adviceTextsRead = (): PublicRead<Pick<Country, 'iso_a2' | 'advice_fr' | 'advice_en'>> => ({
  path: 'countries',
  query: { select: 'iso_a2,advice_fr,advice_en', ...ADVISED },
});
