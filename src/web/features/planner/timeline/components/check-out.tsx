import clsx from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { useFormats } from '../../use-formats.ts';
import type { CheckOutView } from '../day-view.ts';
import { ItemRow } from './item-row.tsx';
import styles from './stay.module.css';

interface CheckOutProps {
  checkOut: CheckOutView;
  isSelected: boolean;
}

export const CheckOut = memo(function CheckOut({ checkOut, isSelected }: CheckOutProps) {
  const { t } = useTranslation('trip');
  const { time } = useFormats();
  return (
    <ItemRow
      item={checkOut.item}
      isSelected={isSelected}
      className={styles.checkout}
      gap={12}
      slot="checkout"
      heading="h3"
    >
      <p className="cut" data-slot="checkout-what">
        {t('checkOut')}
      </p>
      <p className="num cut">{t('checkOutBefore', { time: time(checkOut.time) })}</p>
    </ItemRow>
  );
});

/** Spans from midnight to the hour of departure [SCHED-3]. The card above the hours, always in sight, has its title. */
export function CheckOutBand({ checkOut: { time: until, column } }: { checkOut: CheckOutView }) {
  const { t } = useTranslation('trip');
  const { time } = useFormats();
  return (
    <div
      className={clsx(styles.stayBand, styles.untilCheckOut)}
      data-slot="checkout-band"
      data-kind="accommodation"
      aria-hidden="true"
      style={{ '--until': until / 60, '--column': column }}
    >
      <div className={styles.stayBandText}>
        <KindIcon kind="accommodation" />
        <span className="num">{t('checkOutBefore', { time: time(until) })}</span>
      </div>
    </div>
  );
}
