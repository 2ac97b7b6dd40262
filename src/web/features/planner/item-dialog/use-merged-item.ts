import { type FieldGroup, groupsOf } from '#web/forms/merge-forms.ts';
import { type FormClashes, useMergedForm } from '#web/forms/use-merged-form.ts';
import { ITEM_FORM_FIELDS, type ItemForm } from './schema.ts';

/** A place with its coordinates; columns of several fields. */
const TOGETHER: readonly FieldGroup<ItemForm>[] = [
  ['address', 'address_place'],
  ['origin', 'origin_place'],
  ['destination', 'destination_place'],
  ['duration', 'arrival_date', 'arrival_time'],
  ['booking_reference', 'booking_seat', 'booking_phone', 'booking_link'],
  ['rate', 'fixed_rate'],
  ['split_mode', 'split_parts', 'split_amounts'],
];
const GROUPS = groupsOf<ItemForm>(ITEM_FORM_FIELDS, TOGETHER);

export function useMergedItem(
  form: { getValues: () => ItemForm; fill: (values: Partial<ItemForm>) => void },
  opened: ItemForm,
  stored: ItemForm | null | undefined,
): FormClashes {
  return useMergedForm<ItemForm>(form, { opened, stored, groups: GROUPS });
}
