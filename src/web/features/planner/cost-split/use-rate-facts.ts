import { useTranslation } from 'react-i18next';
import { pricedItems } from '#domain/costs.ts';
import { parseDay } from '#domain/days.ts';
import { formatDate, formatMoney, formatRate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { useTrip } from '#web/trip-data/visible-trip.ts';

type Fact = [label: string, value: string];

/** The price in the trip's currency and its rate [PLUS-12]; none without a rate. */
export function useRateFacts(item: PlannerItem): Fact[] {
  const { t } = useTranslation(['trip-items', 'trip']);
  const { language } = useLanguage();
  const { data: trip } = useTrip(item.trip_id);
  const [priced] = trip ? pricedItems(trip.currency, [item]) : [];
  if (!priced?.rate || priced.converted === null) return [];
  const { from, to, value, date } = priced.rate;
  const words = {
    from,
    to,
    amount: formatMoney(priced.converted, to, language),
    value: formatRate(value, language),
  };
  const day = parseDay(date);
  return [
    [
      t('trip-items:rate'),
      day
        ? t('trip:atBankRate', { ...words, date: formatDate(day, language, 'long') })
        : t('trip:atOwnRate', words),
    ],
  ];
}
