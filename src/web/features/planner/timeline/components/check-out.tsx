import { memo } from 'react';
import { useTranslation } from 'react-i18next';
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
