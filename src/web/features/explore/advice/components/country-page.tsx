import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage } from '#i18n/languages.ts';
import { Landscape } from '#web/artwork/landscape.tsx';
import { LoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Lead, PicturedHead, PublicPage } from '#web/ui/public-page.tsx';
import { TextView } from '#web/ui/text-view.tsx';
import { PageActions } from '../../page-actions.tsx';
import { hasEuropeanCare, OFFICIAL_ADVICE } from '../country-advice.ts';
import type { CountryData } from '../page-data.ts';
import styles from './advice.module.css';
import { CountryFacts } from './country-facts.tsx';

export function CountryPage() {
  const { t } = useTranslation('localized-advice');
  const all = (
    <Link className="link" to={paths.advice()}>
      {t('allCountries')}
    </Link>
  );
  return (
    <LoadedPage<CountryData>
      failed={{ title: t('heading'), text: t('failed'), children: all }}
      missing={{ title: t('unknownTitle'), text: t('unknownText'), children: all }}
    >
      {(data) => <Country {...data} />}
    </LoadedPage>
  );
}

function Country({ country, advice, onlyIn, hasPosts }: CountryData) {
  const { t } = useTranslation('localized-advice');
  const { language } = useLanguage();
  const name = inLanguage(language, { fr: country.name_fr, en: country.name_en });
  return (
    <PublicPage className={styles.countryPage}>
      <PicturedHead>
        <h1>
          {country.flag && <img src={country.flag} alt="" width="45" height="30" />}
          {name}
        </h1>
        <Lead>{t('countryLead')}</Lead>
        <Landscape place={country.name_fr} loading="eager" />
      </PicturedHead>
      <section aria-labelledby="country-facts">
        <h2 id="country-facts">{t('factsTitle')}</h2>
        <CountryFacts country={country} />
      </section>
      {advice.length > 0 && (
        <section aria-labelledby="country-advice">
          <h2 id="country-advice">{t('adviceTitle')}</h2>
          <Stack gap={8} className={clsx(styles.countryAdviceText, styles.countryAdviceWide)}>
            <div className={styles.markdown} lang={onlyIn}>
              <TextView tree={advice} headingIds={[]} />
            </div>
          </Stack>
        </section>
      )}
      <section className={styles.countryRequired} aria-labelledby="country-required">
        <h2 id="country-required">{t('requiredTitle')}</h2>
        <div className={styles.countryRequiredParts}>
          <div>
            <h3>{t('entryTitle')}</h3>
            <p>{t('entryText')}</p>
          </div>
          <div>
            <h3>{t('healthTitle')}</h3>
            <p>{hasEuropeanCare(country.iso_a2) ? t('healthEurope') : t('healthElsewhere')}</p>
          </div>
        </div>
        <p className={styles.countryRequiredOfficial}>
          {t('official')}{' '}
          <a className="link" href={OFFICIAL_ADVICE[language]} target="_blank" rel="noopener noreferrer">
            {t('officialLink')}
          </a>
        </p>
      </section>
      <PageActions>
        <Link className={buttonClass({ variant: 'go' })} to={paths.home()}>
          {t('plan')}
        </Link>
        {hasPosts && (
          <Link className={buttonClass()} to={paths.blog({ country: country.iso_a2 })}>
            {t('toPosts')}
          </Link>
        )}
        <Link className={buttonClass()} to={paths.advice()}>
          {t('allCountries')}
        </Link>
      </PageActions>
    </PublicPage>
  );
}
