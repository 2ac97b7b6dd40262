import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { convert, referenceRate, typedRate } from '#domain/rates.ts';
import { formatDate, formatMoney, formatRate } from '#i18n/format.ts';
import { decimalMark, useLanguage } from '#i18n/i18n.ts';
import { referenceRatesQuery } from '#web/trip-data/reference-rates.ts';
import { priceOf } from '../../cost-split/cost-split.ts';
import { CostSplitContext } from '../../cost-split/use-cost-split.ts';
import { rateOf } from '../rate-fields.ts';
import type { ItemForm } from '../schema.ts';
import { ItemField } from './item-field.tsx';

const FIELDS = ['price', 'currency', 'rate', 'fixed_rate'] as const;

/** Appears for a price in another currency [PLUS-12]. */
export function RateField() {
  const { t } = useTranslation('trip-items');
  const { language } = useLanguage();
  const { tripCurrency } = use(CostSplitContext);
  const [price, currency, rate, fixed_rate] = useWatch<ItemForm, typeof FIELDS>({ name: FIELDS });
  const { data: reference = null } = useQuery(referenceRatesQuery);
  const minor = priceOf({ price, currency });
  if (currency === tripCurrency || minor === 0) return null;

  const known =
    rateOf({ currency, rate, fixed_rate }, tripCurrency) ?? referenceRate(reference, currency, tripCurrency);
  const converted = known && convert(minor, known);
  const amount = converted === null ? '' : formatMoney(converted, tripCurrency, language);
  const day = parseDay(known?.date);
  const value = known ? formatRate(known.value, language) : '';
  const hint = day
    ? t('rateOfBank', { amount, value, date: formatDate(day, language, 'long') })
    : known
      ? t('rateOwn', { amount })
      : t('rateUnknown');
  const isWrong = typedRate(rate, decimalMark()) === undefined;
  return (
    <ItemField
      name="rate"
      inputMode="decimal"
      label={t('rateOf', { from: currency, to: tripCurrency })}
      placeholder={day ? value : ''}
      {...(!isWrong && { hint })}
    />
  );
}
