import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TripDates } from '#domain/days.ts';
import { readPlace } from '#domain/place.ts';
import { type FieldGroup, groupsOf } from '#web/forms/merge-forms.ts';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { type FormClashes, useMergedForm } from '#web/forms/use-merged-form.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { TripPerson } from '#web/trip-data/trip.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { currenciesOf } from '../../cost-split/cost-split.ts';
import { CostSplitContext } from '../../cost-split/use-cost-split.ts';
import { localCurrencyQuery } from '../../queries.ts';
import { ITEM_FORM_FIELDS, type ItemForm, itemSchema } from '../schema.ts';
import { TripDatesContext } from './item-day.tsx';
import styles from './item-dialog.module.css';
import { ItemField } from './item-field.tsx';
import { ItemMerge } from './item-merge.tsx';
import { KindFields } from './kind-fields.tsx';
import { KindSwitch } from './kind-switch.tsx';

const TITLE_HINTS = {
  accommodation: 'trip-items:titleAccommodation',
  activity: 'trip-items:titleActivity',
  itinerary: 'trip-items:titleItinerary',
  meal: 'trip-items:titleMeal',
  note: 'trip-items:titleNote',
  expense: 'trip-items:titleExpense',
} as const;

/** Texts are empty while adding. */
export interface ItemDraft extends ItemForm {
  item_id: string;
  new_id: string;
  seen: ItemForm | null;
}

export interface ItemDialogProps {
  trip: TripDates & Pick<TripDetails, 'currency' | 'destination_details' | 'items' | 'trip_expenses'>;
  /** There is one draft per trip. */
  draftName: string;
  initial: ItemDraft;
  people: readonly TripPerson[];
  /** Null: deleted; undefined: a new item. */
  stored: ItemForm | null | undefined;
  onSave: (form: ItemForm, ids: Pick<ItemDraft, 'item_id' | 'new_id'>) => void;
  onClose: () => void;
}

/** Edits items and expenses. Drafts follow [SHELL-5]. */
export const ItemDialog = memo(function ItemDialog(props: ItemDialogProps) {
  const { trip, draftName, initial, people, stored, onSave, onClose } = props;
  const { t } = useTranslation(['trip-items', 'collaborators']);
  // A saved dialog waits for the item, and merges no later changes of it.
  const [isSaved, setSaved] = useState(false);
  const saveOnce = useOnce((form: ItemForm, { item_id, new_id }: ItemDraft) => {
    onSave(form, { item_id, new_id });
    setSaved(true);
  });
  const form = useStoredForm<ItemDraft, ItemForm>({
    draft: draftName,
    initial,
    isWhole: true,
    rules: () => itemSchema,
    save: saveOnce,
  });
  const [kind, means] = useWatch({ control: form.control, name: ['kind', 'transport_sub_type'] });
  const [opened] = useState(() => form.getValues());
  const { item_id, new_id, seen } = opened;
  const merged = useMergedItem(form, seen ?? opened, isSaved ? undefined : stored);
  const tripCurrency = trip.currency;
  const country = readPlace(trip.destination_details)?.country_iso_a2;
  const { data: local = null } = useQuery(localCurrencyQuery(country));
  const currencies = useMemo(() => currenciesOf(trip, local), [trip, local]);
  const costSplit = useMemo(
    () => ({ people, itemId: item_id || new_id, tripCurrency, currencies }),
    [people, item_id, new_id, tripCurrency, currencies],
  );
  return (
    <FormProvider {...form}>
      <StoredFormDialog
        form={form}
        title={t(`trip-items:${kind}`)}
        icon={<KindIcon kind={kind} subType={means} size={22} />}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          form.setFocus('title');
        }}
        cancelLabel={merged.isGone ? t('collaborators:discard') : undefined}
        submitLabel={merged.isGone ? t('collaborators:saveAsNew') : t('save')}
        formClassName={styles.itemForm}
        onClose={onClose}
      >
        <ItemMerge id={item_id} merged={merged} stored={stored ?? null} />
        {item_id === '' && kind !== 'expense' && (
          <KindSwitch kind={kind} onChange={(next) => form.setValue('kind', next)} />
        )}
        <ItemField name="title" label={t('title')} placeholder={t(TITLE_HINTS[kind])} />
        <CostSplitContext value={costSplit}>
          <TripDatesContext value={trip}>
            <KindFields kind={kind} />
          </TripDatesContext>
        </CostSplitContext>
      </StoredFormDialog>
    </FormProvider>
  );
});

/** Ignores later calls: the second press of a double click may still find the dialog. */
function useOnce<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const isDone = useRef(false);
  return useCallback(
    (...args: Args) => {
      if (isDone.current) return;
      isDone.current = true;
      handler(...args);
    },
    [handler],
  );
}

/** Fields that change together: a place and its coordinates, or several of one column. */
const TOGETHER: readonly FieldGroup<ItemForm>[] = [
  ['address', 'address_place'],
  ['origin', 'origin_place'],
  ['destination', 'destination_place'],
  ['duration', 'arrival_date', 'arrival_time'],
  ['booking_reference', 'booking_seat', 'booking_phone', 'booking_link'],
  ['price', 'currency', 'rate', 'fixed_rate'],
  ['split_mode', 'split_parts', 'split_amounts'],
];
const GROUPS = groupsOf<ItemForm>(ITEM_FORM_FIELDS, TOGETHER);

function useMergedItem(
  form: { getValues: () => ItemDraft; fill: (stored: Partial<ItemDraft>) => void },
  opened: ItemForm,
  stored: ItemForm | null | undefined,
): FormClashes {
  const { getValues, fill } = form;
  const see = (taken: Partial<ItemForm>) => {
    const { seen } = getValues();
    fill({ ...taken, seen: seen && { ...seen, ...taken } });
  };
  return useMergedForm<ItemForm>({ getValues, fill: see }, { opened, stored, groups: GROUPS });
}
