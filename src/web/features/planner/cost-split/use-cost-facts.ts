import { useTranslation } from 'react-i18next';
import { pricedItems } from '#domain/costs.ts';
import { parseDay } from '#domain/days.ts';
import { toMinorUnits } from '#domain/money.ts';
import { readSplit, sharesOf } from '#domain/splits.ts';
import { formatDate, formatList, formatMoney, formatRate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useNames } from '#web/trip-data/queries.ts';
import type { PlannerItem, TripPerson } from '#web/trip-data/trip.ts';
import { useTrip } from '#web/trip-data/visible-trip.ts';
import { useFormats } from '../use-formats.ts';

type Fact = [label: string, value: string];

/** The price in the trip's currency, and its rate [PLUS-12]; empty without a rate. */
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

/** Empty without a price, or for a single traveller without a stored payer [PLUS-5]. */
export function useSplitFacts(item: PlannerItem, people: readonly TripPerson[]): Fact[] {
  const { t } = useTranslation('trip-items');
  const { language } = useLanguage();
  const { money } = useFormats();
  const names = useNames(item.trip_id);
  const minor = item.kind === 'note' ? null : toMinorUnits(item.price, item.currency);
  if (item.kind === 'note' || !minor || minor < 0) return [];
  const split = readSplit(item.split);
  if (people.length < 2 && !item.paid_by && !split) return [];

  const nameFor = (id: string) => names.get(id) ?? t('formerMember');
  const shares = sharesOf(
    item,
    minor,
    people.map(({ id }) => id),
  );
  const borne = [...shares].map(([id, share]) => `${nameFor(id)} ${money(share, item.currency)}`);
  const [one] = shares.keys();
  return [
    [t('paidBy'), item.paid_by ? nameFor(item.paid_by) : t('paidByNobody')],
    [t('split'), one && shares.size === 1 ? nameFor(one) : formatList(borne, language)],
  ];
}
