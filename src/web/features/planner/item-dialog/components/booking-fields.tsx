import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BOOKING_PARTS } from '#domain/booking.ts';
import type { ItemForm } from '../schema.ts';
import styles from './item-dialog.module.css';
import { ItemField } from './item-field.tsx';

export function BookingFields({ hasSeat = false }: { hasSeat?: boolean }) {
  const { t } = useTranslation('trip-items');
  const { getValues } = useFormContext<ItemForm>();
  const isKnown = BOOKING_PARTS.some((part) => getValues(`booking_${part}`) !== '');
  return (
    <details className={styles.itemFormMore} open={isKnown}>
      <summary>{t('booking')}</summary>
      <div className={styles.itemFormParts}>
        <ItemField name="booking_reference" label={t('bookingReference')} span="3" />
        {hasSeat && <ItemField name="booking_seat" label={t('bookingSeat')} span="3" />}
        <ItemField name="booking_phone" type="tel" label={t('bookingPhone')} span="3" />
        <ItemField name="booking_link" type="url" label={t('bookingLink')} span="3" />
      </div>
    </details>
  );
}
