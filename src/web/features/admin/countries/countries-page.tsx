import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedCountry } from '#db/admin.types.ts';
import { formatNumber } from '#i18n/format.ts';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AdminTable } from '../components/admin-table.tsx';
import { ListPage } from '../components/list-page.tsx';
import styles from '../tables.module.css';
import { useListState } from '../use-list-state.ts';
import { CountryDialog } from './country-dialog.tsx';
import { CONTINENTS } from './country-form.ts';
import { countriesQuery } from './queries.ts';

/** The countries: found, sorted, a page at a time, each to be corrected (ADMIN-5). */
export function CountriesPage() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const state = useListState('name');
  const [edited, setEdited] = useState<ListedCountry | null>(null);
  const query = useQuery(
    countriesQuery({
      ...state.asked,
      continent: state.filter('continent'),
      lang: language,
    }),
  );
  const nameOf = (country: ListedCountry) => (language === 'fr' ? country.name_fr : country.name_en);
  const capitalOf = ({ capital, capital_fr }: ListedCountry) =>
    inLanguage(language, { fr: capital_fr, en: capital });
  const continentOf = (code: string | null) => {
    const known = CONTINENTS.find(({ value }) => value === code);
    return known && t(known.text);
  };

  return (
    <>
      <ListPage
        title={t('countries')}
        search={t('searchCountries')}
        filters={[
          {
            name: 'continent',
            label: t('continent'),
            all: t('allContinents'),
            options: CONTINENTS.map(({ value, text }) => ({ value, label: t(text) })),
          },
        ]}
        state={state}
        query={query}
        empty={{ title: t('noCountries'), text: t('noCountriesText') }}
      >
        {({ rows }) => (
          <AdminTable
            caption={t('countries')}
            rows={rows}
            keyOf={(country) => country.iso_a2}
            state={state}
            isStale={query.isPlaceholderData}
            columns={[
              {
                label: t('name'),
                sort: 'name',
                look: 'main',
                cell: (country) => (
                  <>
                    {nameOf(country)}
                    <span className={styles.admUnder}>{capitalOf(country)}</span>
                  </>
                ),
              },
              { label: t('code'), sort: 'code', cell: ({ iso_a2 }) => iso_a2 },
              { label: t('capital'), look: 'wide', cell: capitalOf },
              {
                label: t('continent'),
                sort: 'continent',
                look: 'wide',
                cell: ({ continent }) => continentOf(continent),
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
            ]}
            actions={(country) => (
              <IconButton label={t('editOf', { name: nameOf(country) })} onClick={() => setEdited(country)}>
                <Pencil aria-hidden="true" />
              </IconButton>
            )}
          />
        )}
      </ListPage>
      {edited && <CountryDialog country={edited} title={nameOf(edited)} onClose={() => setEdited(null)} />}
    </>
  );
}
