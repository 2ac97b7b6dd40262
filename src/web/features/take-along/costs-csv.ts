import { pricedItems } from '#domain/costs.ts';
import { isRefund } from '#domain/items.ts';
import { toDecimal } from '#domain/money.ts';
import { readSplit } from '#domain/splits.ts';
import { type CsvColumn, toCsv } from '#i18n/csv.ts';
import { i18n } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { COST_KIND_LABELS } from '#web/features/costs/model.ts';
import { CATEGORY_LABELS } from '#web/trip-data/item-labels.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf, namesIn } from '#web/trip-data/trip.ts';

/** Writes a line per cost in the language's CSV; refunds are negative [PLUS-14]. */
export function costsCsv(trip: TripDetails, language: Language): string {
  const names = namesIn(trip);
  const rows = pricedItems(trip.currency, costsOf(trip)).map(({ item, currency, minor }) => ({
    day: item.kind === 'accommodation' ? item.check_in : item.date,
    kind: i18n.t(isRefund(item) ? CATEGORY_LABELS.refund : COST_KIND_LABELS[item.kind]),
    title: item.title,
    amount: Number(toDecimal(minor, currency)),
    currency,
    payer: nameOf(item.paid_by),
    sharers: Object.keys(readSplit(item.split)?.shares ?? {})
      .map(nameOf)
      .join(', '),
  }));
  function nameOf(id: string | null | undefined): string {
    return id ? (names.get(id) ?? i18n.t('trip:formerMember')) : '';
  }
  type Row = (typeof rows)[number];
  const column = (label: string, name: keyof Row): CsvColumn<Row> => ({ label, value: (row) => row[name] });
  return toCsv(
    [
      column(i18n.t('take-along:day'), 'day'),
      column(i18n.t('take-along:kind'), 'kind'),
      column(i18n.t('take-along:title'), 'title'),
      column(i18n.t('take-along:amount'), 'amount'),
      column(i18n.t('take-along:currency'), 'currency'),
      column(i18n.t('take-along:payer'), 'payer'),
      column(i18n.t('take-along:sharers'), 'sharers'),
    ],
    rows.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
    language,
  );
}
