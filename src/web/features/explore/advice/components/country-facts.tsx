import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCurrencyName, formatList, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage, type Language } from '#i18n/languages.ts';
import { useHydrated } from '#web/ui/browser-state.ts';
import { type CountryFacts as Facts, minutesAhead, momentAt, readFacts } from '../country-advice.ts';
import styles from './advice.module.css';

interface CountryFactsProps {
  country: {
    capital: string | null;
    capital_fr: string | null;
    currency: string | null;
    languages: readonly string[];
    facts: unknown;
  };
  /** ISO day of arrival, for the clocks; undefined: today. */
  day?: string | undefined;
}

export function CountryFacts({ country, day }: CountryFactsProps) {
  const { t } = useTranslation('localized-advice');
  const { language } = useLanguage();
  const facts = readFacts(country.facts);
  const capital = inLanguage(language, { fr: country.capital_fr, en: country.capital });
  return (
    <dl className={styles.countryFacts}>
      {capital && <Fact term={t('capital')}>{capital}</Fact>}
      {country.currency && (
        <Fact term={t('currency')}>
          {formatCurrencyName(country.currency, language)} ({country.currency})
        </Fact>
      )}
      {country.languages.length > 0 && (
        <Fact term={t('languages')}>{languageNames(country.languages, language)}</Fact>
      )}
      {facts.timeZone && <Clock zone={facts.timeZone} day={day ?? null} />}
      {facts.drives && (
        <Fact term={t('road')}>{facts.drives === 'left' ? t('driveLeft') : t('driveRight')}</Fact>
      )}
      {facts.plugs.length > 0 && facts.voltage !== null && (
        <Fact term={t('plugs')}>
          {t('plugsText', {
            plugs: formatList(facts.plugs, language),
            voltage: facts.voltage,
            hertz: facts.hertz.join('/'),
          })}
        </Fact>
      )}
      <Help facts={facts} />
      {facts.phone && <Fact term={t('phone')}>+{facts.phone}</Fact>}
    </dl>
  );
}

function Help({ facts: { emergency } }: { facts: Facts }) {
  const { t } = useTranslation('localized-advice');
  if (emergency.length === 0) return null;
  const uses = { all: '', police: t('police'), medical: t('medical'), fire: t('fire') };
  return (
    <Fact term={t('emergency')}>
      {emergency.map(({ number, for: use }) => (
        <span key={use} className={clsx(styles.countryFactLine, 'num')}>
          <b>{number}</b> {uses[use]}
        </span>
      ))}
    </Fact>
  );
}

/** Compares with UTC until the browser's zone is known. */
function Clock({ zone, day }: { zone: string; day: string | null }) {
  const { t } = useTranslation('localized-advice');
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const here = isHydrated ? Temporal.Now.timeZoneId() : 'UTC';
  const ahead = minutesAhead(zone, here, momentAt(day, zone));
  if (ahead === null) return null;
  const hours = `${ahead < 0 ? '−' : '+'}${formatNumber(Math.abs(ahead) / 60, language, 2)}`;
  if (!isHydrated) return <Fact term={t('clock')}>{t('clockUtc', { hours })}</Fact>;
  return <Fact term={t('clock')}>{ahead === 0 ? t('clockSame') : t('clockOther', { hours })}</Fact>;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    language,
  );
}
