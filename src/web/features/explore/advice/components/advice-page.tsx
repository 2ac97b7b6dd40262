import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AdvisedCountry } from '#db/public-reads/countries.ts';
import { byContinent } from '#domain/continents.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { namedCountries } from '#i18n/languages.ts';
import { LoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import { Row } from '#web/ui/layout.tsx';
import { Lead, PublicHead, PublicPage } from '#web/ui/public-page.tsx';
import { bySeason } from '../country-advice.ts';
import styles from './advice.module.css';

export function AdvicePage() {
  const { t } = useTranslation('localized-advice');
  return (
    <LoadedPage<AdvisedCountry[]> failed={{ title: t('heading'), text: t('failed') }}>
      {(countries) => <Advice countries={countries} />}
    </LoadedPage>
  );
}

function Advice({ countries }: { countries: readonly AdvisedCountry[] }) {
  const { t } = useTranslation(['localized-advice', 'countries']);
  const { language } = useLanguage();
  const named = namedCountries(countries, language);
  const featured = named.filter(({ is_featured }) => is_featured);
  return (
    <PublicPage>
      <PublicHead title={t('heading')} lead={t('lead')} />
      {countries.length === 0 && <Lead>{t('none')}</Lead>}
      {featured.length > 0 && (
        <section className={styles.adviceContinent}>
          <h2>{t('featured')}</h2>
          <CountryLinks countries={featured} />
        </section>
      )}
      {named.length > 0 && (
        <section className={styles.adviceSeasons} aria-labelledby="seasons-title">
          <h2 id="seasons-title">{t('seasons')}</h2>
          {bySeason(named).map((season) => (
            <div key={season.name}>
              <h3>{t(season.name)}</h3>
              <CountryLinks countries={season.countries} />
            </div>
          ))}
        </section>
      )}
      {byContinent(named).map(({ continent, countries: ofContinent }) => (
        <section key={continent} className={styles.adviceContinent}>
          <h2>{t(`countries:continent${continent}`)}</h2>
          <CountryLinks countries={ofContinent} />
        </section>
      ))}
    </PublicPage>
  );
}

function CountryLinks({
  countries,
}: {
  countries: readonly { iso_a2: string; flag: string | null; name: string }[];
}) {
  return (
    <ul className={styles.adviceCountries}>
      {countries.map(({ iso_a2, flag, name }) => (
        <li key={iso_a2}>
          <Row as={Link} gap={12} to={paths.countryAdvice(iso_a2)}>
            {flag && <img src={flag} alt="" width="24" height="16" loading="lazy" />}
            {name}
          </Row>
        </li>
      ))}
    </ul>
  );
}
