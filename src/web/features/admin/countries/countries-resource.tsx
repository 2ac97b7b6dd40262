import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListedCountry } from '#db/admin.types.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage } from '#i18n/languages.ts';
import { countriesQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { useContinents } from '../use-admin-words.ts';
import { CountryDialog } from './country-dialog.tsx';

export function useCountries(): Resource<ListedCountry> {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const continents = useContinents();
  const nameOf = ({ name_fr, name_en }: ListedCountry) => (language === 'fr' ? name_fr : name_en);
  const capitalOf = ({ capital, capital_fr }: ListedCountry) =>
    inLanguage(language, { fr: capital_fr, en: capital });
  return {
    title: t('countries'),
    query: ({ asked, filter }) =>
      countriesQuery({ ...asked, continent: filter('continent'), lang: language }),
    keyOf: ({ iso_a2 }) => iso_a2,
    nameOf,
    sort: 'name',
    search: t('searchCountries'),
    filters: [{ name: 'continent', label: t('continent'), all: t('allContinents'), options: continents }],
    empty: { title: t('noCountries'), text: t('noCountriesText') },
    columns: [
      { label: t('name'), sort: 'name', look: 'main', cell: nameOf, under: capitalOf },
      { label: t('code'), sort: 'code', cell: ({ iso_a2 }) => iso_a2 },
      { label: t('capital'), look: 'wide', cell: capitalOf },
      {
        label: t('continent'),
        sort: 'continent',
        look: 'wide',
        cell: ({ continent }) => continents.find(({ value }) => value === continent)?.label,
      },
      { label: t('currency'), look: 'wide', cell: ({ currency }) => currency },
      {
        label: t('advice'),
        look: 'wide',
        cell: ({ advice_fr, advice_en }) =>
          [advice_fr && 'FR', advice_en && 'EN'].filter(Boolean).join(' · '),
      },
      {
        label: t('activities'),
        look: 'wide-number',
        cell: ({ activities }) => formatNumber(activities, language),
      },
    ],
    actions: [{ icon: Pencil, label: (name) => t('editOf', { name }), dialog: 'edit' }],
    dialogs: {
      edit: ({ rows: [country], close }) =>
        country && <CountryDialog country={country} title={nameOf(country)} onClose={close} />,
    },
  };
}
