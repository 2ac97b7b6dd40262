import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '#i18n/i18n.ts';
import { namedCountries } from '#i18n/languages.ts';
import type { SelectOption } from '#web/ui/field.tsx';
import { countryNamesQuery } from './queries.ts';

/** Countries in the language shown, with the name and the middle of each by its code. */
export function useCountryNames() {
  const { language } = useLanguage();
  const { data } = useQuery(countryNamesQuery());
  return useMemo(() => {
    const countries: SelectOption[] = namedCountries(data ?? [], language).map(({ iso_a2, name }) => ({
      value: iso_a2,
      label: name,
    }));
    const names = new Map(countries.map(({ value, label }) => [value, label]));
    return {
      countries,
      nameOf: (code: string | null) => (code ? (names.get(code) ?? code) : ''),
      middleOf: (code: string) => {
        const { lat = null, lng = null } = data?.find(({ iso_a2 }) => iso_a2 === code) ?? {};
        return lat === null || lng === null ? null : { lat, lng };
      },
    };
  }, [data, language]);
}
