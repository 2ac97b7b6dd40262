import { pricedItems } from '#domain/costs.ts';
import { toDecimal, typedMinorUnits } from '#domain/money.ts';
import { readSplit, type Split, sharesOf } from '#domain/splits.ts';
import { decimalMark } from '#i18n/i18n.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf } from '#web/trip-data/trip.ts';

export const SPLIT_MODES = ['everyone', 'chosen', 'parts', 'amounts'] as const;
export type SplitMode = (typeof SPLIT_MODES)[number];

/** Shares are by person id; a blank or 0 is no share. */
export interface CostSplitForm {
  paid_by: string;
  split_mode: SplitMode;
  split_parts: Record<string, string>;
  split_amounts: Record<string, string>;
}

interface PricedForm extends CostSplitForm {
  price: string;
  currency: string;
}

/** Keys of the namespace `trip-items`. */
export type CostSplitError = 'splitEmpty' | 'splitShareInvalid' | 'splitNotPrice';

const PARTS = /^\d{1,4}(?:[.,]\d{1,2})?$/;
const MOST_PARTS = 1000;

export function unsplit(): CostSplitForm {
  return { paid_by: '', split_mode: 'everyone', split_parts: {}, split_amounts: {} };
}

export function costSplitOf(item: { paid_by: string | null; split: unknown }): CostSplitForm {
  const form = { ...unsplit(), paid_by: item.paid_by ?? '' };
  const split = readSplit(item.split);
  if (!split) return form;
  const texts = Object.fromEntries(
    Object.entries(split.shares).map(([id, share]) => [id, String(share).replace('.', decimalMark())]),
  );
  if (split.mode === 'amounts') return { ...form, split_mode: 'amounts', split_amounts: texts };
  const isEqual = Object.values(split.shares).every((share) => share === 1);
  return { ...form, split_mode: isEqual ? 'chosen' : 'parts', split_parts: texts };
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
const numberOf = (text: string) => Number(withoutSpaces(text).replace(',', '.'));
export const isFilled = (text: string) => withoutSpaces(text) !== '' && numberOf(text) !== 0;

function filledShares(form: CostSplitForm): [id: string, text: string][] {
  const texts = form.split_mode === 'amounts' ? form.split_amounts : form.split_parts;
  return Object.entries(texts).filter(([, text]) => isFilled(text));
}

/** Null: everyone bears an equal share. */
export function splitOf(form: CostSplitForm & { currency: string }): Split | null {
  const filled = filledShares(form);
  const sharesBy = (share: (text: string) => number) =>
    Object.fromEntries(filled.map(([id, text]) => [id, share(text)]));
  switch (form.split_mode) {
    case 'everyone':
      return null;
    case 'chosen':
      return { mode: 'parts', shares: sharesBy(() => 1) };
    case 'parts':
      return { mode: 'parts', shares: sharesBy(numberOf) };
    case 'amounts':
      return {
        mode: 'amounts',
        shares: sharesBy((text) =>
          Number(toDecimal(typedMinorUnits(text, form.currency) ?? 0, form.currency)),
        ),
      };
  }
}

/** In minor units; 0 without a price. */
export function priceOf(form: { price: string; currency: string }): number {
  return Math.max(0, typedMinorUnits(form.price, form.currency) ?? 0);
}

/** In minor units; negative when amounts exceed the price. */
export function leftToSplit(form: PricedForm): number {
  const filled = filledShares({ ...form, split_mode: 'amounts' });
  return filled.reduce((left, [, text]) => left - (typedMinorUnits(text, form.currency) ?? 0), priceOf(form));
}

/** Null when valid, or without a price. */
export function costSplitError(form: PricedForm): CostSplitError | null {
  if (form.split_mode === 'everyone' || priceOf(form) === 0) return null;
  const filled = filledShares(form).map(([, text]) => withoutSpaces(text));
  if (filled.length === 0) return 'splitEmpty';
  if (form.split_mode === 'amounts') {
    if (!filled.every((text) => typedMinorUnits(text, form.currency) !== undefined))
      return 'splitShareInvalid';
    return leftToSplit(form) === 0 ? null : 'splitNotPrice';
  }
  const areParts = filled.every((text) => PARTS.test(text) && numberOf(text) <= MOST_PARTS);
  return areParts ? null : 'splitShareInvalid';
}

/** Keeps the sharers; without any, everyone gets an equal share. */
export function inMode(form: PricedForm, mode: SplitMode, people: readonly string[]): CostSplitForm {
  const next: CostSplitForm = { ...form, split_mode: mode };
  if (mode === 'everyone' || filledShares(next).length > 0) return next;
  if (mode !== 'amounts') {
    const sharers = form.split_mode === 'everyone' ? [] : filledShares(form).map(([id]) => id);
    const ids = sharers.length > 0 ? sharers : people;
    return { ...next, split_parts: Object.fromEntries(ids.map((id) => [id, '1'])) };
  }
  const { currency } = form;
  const shares = sharesOf({ split: splitOf(form) }, priceOf(form), people);
  const texts = [...shares].map(([id, minor]) => [
    id,
    toDecimal(minor, currency).replace('.', decimalMark()),
  ]);
  return { ...next, split_amounts: Object.fromEntries(texts) };
}

/** Shares by person, in minor units; empty while the form is invalid. */
export function sharesIn(
  form: PricedForm,
  people: readonly string[],
  id: string,
): ReadonlyMap<string, number> {
  if (costSplitError(form) !== null) return new Map();
  return sharesOf({ id, split: splitOf(form) }, priceOf(form), people);
}

/** Lists the trip's people, then former members in the form. */
export function namedIn(form: CostSplitForm, people: readonly string[]): string[] {
  const named = [...Object.keys(form.split_parts), ...Object.keys(form.split_amounts)];
  return [...new Set([...people, ...named])];
}

/** The trip's currency, the destination's, then those of costs by frequency. @param local null: unknown */
export function currenciesOf(
  trip: Pick<TripDetails, 'currency' | 'items' | 'trip_expenses'>,
  local: string | null = null,
): string[] {
  const byCurrency = Map.groupBy(pricedItems(trip.currency, costsOf(trip)), ({ currency }) => currency);
  byCurrency.delete(trip.currency);
  const others = [...byCurrency].toSorted(([, some], [, more]) => more.length - some.length);
  return [...new Set([trip.currency, ...(local ? [local] : []), ...others.map(([code]) => code)])];
}
