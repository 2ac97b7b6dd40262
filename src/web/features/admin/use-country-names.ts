import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '#i18n/i18n.ts';
import { countryNamesQuery } from '#web/features/explore/ideas/queries.ts';
import type { SelectOption } from '#web/ui/field.tsx';

/** Countries in the language shown, with the name and the middle of each by its code. */
export function useCountryNames() {
  const { language } = useLanguage();
  const { data } = useQuery(countryNamesQuery());
  return useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const countries: SelectOption[] = (data ?? [])
      .map(({ iso_a2, name_fr, name_en }) => ({
        value: iso_a2,
        label: language === 'fr' ? name_fr : name_en,
      }))
      .toSorted((a, b) => compare(a.label, b.label));
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
