import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NamedCountry } from '#db/public-reads/countries.ts';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useLoadedPage } from '#web/data/use-loaded-page.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import publicPageStyles from '#web/ui/public-page.module.css';
import styles from '../advice.module.css';
import { byContinent } from '../country-advice.ts';
import { useContinentNames } from '../use-continent-names.ts';

/** The countries that there is advice on, by continent (PUB-5). */
export function AdvicePage() {
  const { t } = useTranslation('localized-advice');
  const { language } = useLanguage();
  const continentNames = useContinentNames();
  const { page, retry, isRetrying } = useLoadedPage<NamedCountry[]>();
  const countries = page.state === 'found' ? page.data : [];
  const { compare } = new Intl.Collator(language);
  const named = countries
    .map((country) => ({
      ...country,
      name: inLanguage(language, { fr: country.name_fr, en: country.name_en }),
    }))
    .toSorted((a, b) => compare(a.name, b.name));
  return (
    <div className={publicPageStyles.publicPage} data-slot="public-page">
      <header>
        <h1>{t('heading')}</h1>
        <p className={publicPageStyles.lead}>{t('lead')}</p>
      </header>
      {page.state === 'failed' && (
        <div className={publicPageStyles.publicNotice} role="alert">
          <p>{t('failed')}</p>
          <Button isBusy={isRetrying} onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {page.state === 'found' && countries.length === 0 && (
        <p className={publicPageStyles.lead}>{t('none')}</p>
      )}
      {byContinent(named).map(({ continent, countries: ofContinent }) => (
        <section key={continent} className={styles.adviceContinent}>
          <h2>{continentNames[continent]}</h2>
          <ul>
            {ofContinent.map((country) => (
              <li key={country.iso_a2}>
                <Link to={paths.countryAdvice(country.iso_a2)}>
                  {country.flag && <img src={country.flag} alt="" width="24" height="16" loading="lazy" />}
                  {country.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
