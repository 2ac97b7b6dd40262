import { Fragment } from 'react';
import type { Amount } from '#domain/costs.ts';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import styles from './amount-sum.module.css';

const MINUS = '\u2212';
const NO_BREAK = '\u00a0';
const APPROXIMATELY = `≈${NO_BREAK}`;

interface AmountSumProps {
  amounts: readonly Amount[];
  isApproximate?: boolean;
}

/** Writes `3 320,50 € + 205 000 JPY` [PLUS-12]; signs are text, and lines break before them only. */
export function AmountSum({ amounts, isApproximate = false }: AmountSumProps) {
  const { language } = useLanguage();
  return (
    <span className={styles.sum}>
      {isApproximate && APPROXIMATELY}
      {amounts.map(({ currency, minor }, index) => {
        const sign = `${minor < 0 ? MINUS : '+'}${NO_BREAK}`;
        return (
          <Fragment key={currency}>
            {index > 0 && ' '}
            <span className={styles.amount} data-slot="amount">
              {index > 0 && sign}
              {formatMoney(index > 0 ? Math.abs(minor) : minor, currency, language)}
            </span>
          </Fragment>
        );
      })}
    </span>
  );
}
