import { useTranslation } from 'react-i18next';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { CostSummary } from '../model.ts';
import styles from './currencies.module.css';
import { useRateWords } from './use-rate-words.ts';

/** What the trip costs with what other currencies are at their rates, and at which [PLUS-12]. */
export function ConvertedTotal({ costs: { convertedTotal, currency, others } }: { costs: CostSummary }) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const { sources } = useRateWords();
  return (
    <section className={styles.convertedTotal} aria-label={t('convertedTotal')}>
      <h3>{t('convertedTotal')}</h3>
      <p>
        <b className="num">≈ {formatMoney(convertedTotal, currency, language)}</b> {sources(others)}
      </p>
    </section>
  );
}
