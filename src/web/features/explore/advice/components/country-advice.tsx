import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countryRead } from '#db/public-reads/countries.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage, onlyLanguage } from '#i18n/languages.ts';
import { readPublic } from '#web/data/read-public.ts';
import { Note, Stack } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { OFFICIAL_ADVICE } from '../country-advice.ts';
import styles from './advice.module.css';
import { CountryFacts } from './country-facts.tsx';

const Markdown = lazyPart(async () => (await import('#web/ui/markdown.tsx')).Markdown);

interface CountryAdviceProps {
  code: string;
  /** ISO day of the trip's start. */
  day: string;
}

export function CountryAdvice({ code, day }: CountryAdviceProps) {
  const { t } = useTranslation('localized-advice');
  const { language } = useLanguage();
  const { data: country } = useQuery(countryQuery(code));
  if (!country) return null;
  const texts = { fr: country.advice_fr, en: country.advice_en };
  const advice = inLanguage(language, texts);
  return (
    <Stack as="section" gap={12} className={styles.countryAdvice}>
      <h2>
        {country.flag && <img src={country.flag} alt="" width="24" height="16" />}
        {t('title', { country: inLanguage(language, { fr: country.name_fr, en: country.name_en }) })}
      </h2>
      <CountryFacts country={country} day={day} />
      {advice && (
        <Stack gap={8} className={styles.countryAdviceText} lang={onlyLanguage(texts)}>
          <Markdown text={advice} />
        </Stack>
      )}
      <Note className={styles.countryAdviceOfficial}>
        {t('official')}{' '}
        <a href={OFFICIAL_ADVICE[language]} target="_blank" rel="noopener noreferrer">
          {t('officialLink')}
        </a>
      </Note>
    </Stack>
  );
}

const countryQuery = (code: string) =>
  queryOptions({
    queryKey: ['countries', 'advice', code] as const,
    queryFn: async () => (await readPublic(countryRead(code)))[0] ?? null,
    staleTime: 300_000,
  });
