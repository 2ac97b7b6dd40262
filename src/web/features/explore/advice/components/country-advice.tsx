import { useTranslation } from 'react-i18next';
import { countryRead } from '#db/public-reads/countries.ts';
import { inLanguage } from '#i18n/in-language.ts';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ReadyMarkdown } from '#web/data/ready-markdown.tsx';
import { usePublicRow } from '#web/data/use-public.ts';
import styles from '../advice.module.css';
import { CountryFacts } from './country-facts.tsx';

/** Where travellers who read a language most likely find their state's own advice. */
export const OFFICIAL_ADVICE: Record<Language, string> = {
  fr: 'https://www.diplomatie.gouv.fr/fr/conseils-aux-voyageurs/',
  en: 'https://www.gov.uk/foreign-travel-advice',
};

interface CountryAdviceProps {
  /** ISO 3166-1 alpha-2. */
  code: string;
  headingLevel?: 2 | 3;
}

/** What to know before going to a country: facts, advice, and who says what is required. Nothing while it is not known. */
export function CountryAdvice({ code, headingLevel = 2 }: CountryAdviceProps) {
  const { t } = useTranslation('localized-advice');
  const { language } = useLanguage();
  const { row: country } = usePublicRow(countryRead(code));
  if (!country) return null;
  const Heading = `h${headingLevel}` as const;
  const advice = inLanguage(language, { fr: country.advice_fr, en: country.advice_en });
  return (
    <section className={styles.countryAdvice}>
      <Heading>
        {country.flag && <img src={country.flag} alt="" width="24" height="16" />}
        {t('title', { country: inLanguage(language, { fr: country.name_fr, en: country.name_en }) })}
      </Heading>
      <CountryFacts country={country} />
      {advice && (
        <div className={styles.countryAdviceText}>
          <ReadyMarkdown text={advice} />
        </div>
      )}
      <p className={styles.countryAdviceOfficial}>
        {t('official')}{' '}
        <a href={OFFICIAL_ADVICE[language]} target="_blank" rel="noopener noreferrer">
          {t('officialLink')}
        </a>
      </p>
    </section>
  );
}
