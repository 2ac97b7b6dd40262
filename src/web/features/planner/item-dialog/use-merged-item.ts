import type { UseFormReturn } from 'react-hook-form';
import { type FieldGroup, groupsOf } from '#web/forms/merge-forms.ts';
import { type FormClashes, useMergedForm } from '#web/forms/use-merged-form.ts';
import { ITEM_FORM_FIELDS, type ItemForm } from './schema.ts';

/** What is decided about at once: a place with its coordinates, who shares a price and how. */
const TOGETHER: readonly FieldGroup<ItemForm>[] = [
  ['address', 'address_place'],
  ['origin', 'origin_place'],
  ['destination', 'destination_place'],
  ['split_mode', 'split_parts', 'split_amounts'],
];
const GROUPS = groupsOf<ItemForm>(ITEM_FORM_FIELDS, TOGETHER);

/** Keeps the form of an item true to it while others change it, see {@link useMergedForm}. */
export function useMergedItem(
  form: UseFormReturn<ItemForm>,
  opened: ItemForm,
  stored: ItemForm | null | undefined,
): FormClashes {
  return useMergedForm<ItemForm>({
    opened,
    stored,
    groups: GROUPS,
    read: form.getValues,
    fill: (fields) =>
      form.reset({ ...form.getValues(), ...fields }, { keepErrors: true, keepDefaultValues: true }),
  });
}
