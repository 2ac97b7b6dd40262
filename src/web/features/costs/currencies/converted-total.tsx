import { useTranslation } from 'react-i18next';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import { Row } from '#web/ui/layout.tsx';
import type { CostSummary } from '../model.ts';
import styles from './currencies.module.css';
import { useRateWords } from './use-rate-words.ts';

/** Converts each currency at its rate [PLUS-12]. */
export function ConvertedTotal({ costs: { convertedTotals, others } }: { costs: CostSummary }) {
  const { t } = useTranslation('trip');
  const { sources } = useRateWords();
  return (
    <Row
      as="section"
      gap={12}
      rowGap={2}
      align="baseline"
      wrap
      className={styles.convertedTotal}
      aria-label={t('convertedTotal')}
    >
      <h3>{t('convertedTotal')}</h3>
      <p>
        <b className="num">
          <AmountSum amounts={convertedTotals} isApproximate />
        </b>{' '}
        {sources(others)}
      </p>
    </Row>
  );
}
