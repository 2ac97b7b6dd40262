import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tables } from '#db/database.types.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AdminTable } from '../components/admin-table.tsx';
import { ListPage } from '../components/list-page.tsx';
import styles from '../tables.module.css';
import { useCountryNames } from '../use-country-names.ts';
import { useListState } from '../use-list-state.ts';
import { AirportDialog } from './airport-dialog.tsx';
import { airportsQuery } from './queries.ts';

/** The airports: found, sorted, a page at a time, each to be corrected (ADMIN-5). */
export function AirportsPage() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { countries, nameOf } = useCountryNames();
  const state = useListState('name');
  const [edited, setEdited] = useState<Tables<'airports'> | null>(null);
  const query = useQuery(
    airportsQuery({
      ...state.asked,
      country: state.filter('country'),
    }),
  );
  const cityOf = ({ city, city_fr }: Tables<'airports'>) => (language === 'fr' ? city_fr : null) ?? city;

  return (
    <>
      <ListPage
        title={t('airports')}
        search={t('searchAirports')}
        filters={[{ name: 'country', label: t('country'), all: t('allCountries'), options: countries }]}
        state={state}
        query={query}
        empty={{ title: t('noAirports'), text: t('noAirportsText') }}
      >
        {({ rows }) => (
          <AdminTable
            caption={t('airports')}
            rows={rows}
            keyOf={(airport) => airport.iata}
            state={state}
            isStale={query.isPlaceholderData}
            columns={[
              {
                label: t('name'),
                sort: 'name',
                look: 'main',
                cell: (airport) => (
                  <>
                    {airport.name}
                    <span className={styles.admUnder}>
                      {[cityOf(airport), nameOf(airport.country_iso_a2)].filter(Boolean).join(', ')}
                    </span>
                  </>
                ),
              },
              { label: t('code'), sort: 'code', cell: ({ iata }) => iata },
              { label: t('icao'), look: 'wide', cell: ({ icao }) => icao },
              { label: t('city'), sort: 'city', look: 'wide', cell: cityOf },
              { label: t('country'), look: 'wide', cell: ({ country_iso_a2 }) => nameOf(country_iso_a2) },
              { label: t('timeZone'), look: 'wide', cell: ({ time_zone }) => time_zone },
            ]}
            actions={(airport) => (
              <IconButton label={t('editOf', { name: airport.name })} onClick={() => setEdited(airport)}>
                <Pencil aria-hidden="true" />
              </IconButton>
            )}
          />
        )}
      </ListPage>
      {edited && <AirportDialog airport={edited} countries={countries} onClose={() => setEdited(null)} />}
    </>
  );
}
