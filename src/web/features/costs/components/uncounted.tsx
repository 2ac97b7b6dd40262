import { useTranslation } from 'react-i18next';
import type { Amount } from '#domain/costs.ts';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import styles from './costs.module.css';

/** Without a rate to the trip's currency; nothing when all counts. */
export function Uncounted({ amounts }: { amounts: readonly Amount[] }) {
  const { t } = useTranslation('trip');
  if (amounts.length === 0) return null;
  return (
    <p className={styles.uncounted}>
      {t('uncounted')} <AmountSum amounts={amounts} />
    </p>
  );
}
