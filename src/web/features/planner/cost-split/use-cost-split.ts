import { createContext, use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { possiblePayers } from '#domain/splits.ts';
import { useCurrentTripId } from '#web/trip-data/current-trip.ts';
import { useNames } from '#web/trip-data/queries.ts';
import type { TripPerson } from '#web/trip-data/trip.ts';
import type { ItemForm } from '../item-dialog/schema.ts';
import { type CostSplitForm, namedIn } from './cost-split.ts';

/** Values that the split needs and the form does not have. */
interface CostSplitScope {
  people: readonly TripPerson[];
  /** Set for new items too: it decides who bears odd cents first. */
  itemId: string;
  tripCurrency: string;
  /** Currencies of the trip and of its costs. */
  currencies: readonly string[];
}

export const CostSplitContext = createContext<CostSplitScope>({
  people: [],
  itemId: '',
  tripCurrency: '',
  currencies: [],
});

const FIELDS = ['price', 'currency', 'paid_by', 'split_mode', 'split_parts', 'split_amounts'] as const;

export function useCostSplit() {
  const { t } = useTranslation('trip-items');
  const { people, itemId } = use(CostSplitContext);
  const { setValue, clearErrors, formState } = useFormContext<ItemForm>();
  const [price, currency, paid_by, split_mode, split_parts, split_amounts] = useWatch<
    ItemForm,
    typeof FIELDS
  >({
    name: FIELDS,
  });
  const form = { price, currency, paid_by, split_mode, split_parts, split_amounts };
  const ids = people.map(({ id }) => id);
  const known = new Map(people.map((person) => [person.id, person]));
  const names = useNames(useCurrentTripId());
  const nameFor = (id: string) => names.get(id) ?? t('formerMember');
  const named = namedIn(form, ids).map((id) => ({
    id,
    name: nameFor(id),
    src: known.get(id)?.profile?.avatar_url,
    hasLeft: !known.has(id),
  }));
  const payers = possiblePayers(
    ids,
    [...named.map(({ id }) => id), paid_by, formState.defaultValues?.paid_by ?? ''].filter(Boolean),
    names,
  ).map((id) => ({ id, name: known.has(id) ? nameFor(id) : t('nameHasLeft', { name: nameFor(id) }) }));
  const change = (next: Partial<CostSplitForm>) => {
    clearErrors('split_mode');
    const options = { shouldValidate: formState.isSubmitted };
    if (next.split_parts) setValue('split_parts', next.split_parts, options);
    if (next.split_amounts) setValue('split_amounts', next.split_amounts, options);
  };
  return { form, itemId, ids, named, payers, change };
}
