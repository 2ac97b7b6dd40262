import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tables } from '#db/database.types.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useCountryNames } from '#web/features/explore/ideas/use-country-names.ts';
import { airportsQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { AirportDialog } from './airport-dialog.tsx';

export function useAirports(): Resource<Tables<'airports'>> {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { countries, nameOf: countryOf } = useCountryNames();
  const cityOf = ({ city, city_fr }: Tables<'airports'>) => (language === 'fr' ? city_fr : null) ?? city;
  return {
    title: t('airports'),
    query: ({ asked, filter }) => airportsQuery({ ...asked, country: filter('country'), lang: language }),
    keyOf: ({ iata }) => iata,
    nameOf: ({ name }) => name,
    sort: 'name',
    search: t('searchAirports'),
    filters: [{ name: 'country', label: t('country'), all: t('allCountries'), options: countries }],
    empty: { title: t('noAirports'), text: t('noAirportsText') },
    columns: [
      {
        label: t('name'),
        sort: 'name',
        look: 'main',
        cell: ({ name }) => name,
        under: (airport) => [cityOf(airport), countryOf(airport.country_iso_a2)].filter(Boolean).join(', '),
      },
      { label: t('code'), sort: 'code', cell: ({ iata }) => iata },
      { label: t('icao'), look: 'wide', cell: ({ icao }) => icao },
      { label: t('city'), sort: 'city', look: 'wide', cell: cityOf },
      { label: t('country'), look: 'wide', cell: ({ country_iso_a2 }) => countryOf(country_iso_a2) },
      { label: t('timeZone'), look: 'wide', cell: ({ time_zone }) => time_zone },
    ],
    actions: [{ icon: Pencil, label: (name) => t('editOf', { name }), dialog: 'edit' }],
    dialogs: {
      edit: ({ rows: [airport], close }) =>
        airport && <AirportDialog airport={airport} countries={countries} onClose={close} />,
    },
  };
}
