import { useTranslation } from 'react-i18next';
import { expenseCategory } from '#domain/expenses.ts';
import { fieldOf } from '#domain/json.ts';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import type { FormClashes } from '#web/forms/use-merged-form.ts';
import { useCurrentTripId } from '#web/trip-data/current-trip.ts';
import { CATEGORY_LABELS, useSubTypeLabel } from '#web/trip-data/item-labels.ts';
import { useNames } from '#web/trip-data/queries.ts';
import { fieldLabel } from '../field-label.ts';
import type { ItemForm } from '../schema.ts';

interface ItemMergeProps {
  id: string;
  merged: FormClashes;
  stored: ItemForm | null;
}

export function ItemMerge({ id, merged, stored }: ItemMergeProps) {
  const { t } = useTranslation(['collaborators', 'trip-items']);
  const subTypeLabel = useSubTypeLabel();
  const names = useNames(useCurrentTripId());
  const theirsOf = (name: string): string => {
    const value: unknown = fieldOf(stored, name);
    if (typeof value !== 'string' || name === 'split_mode') return '…';
    switch (name) {
      case 'price':
        return `${value}\u00a0${stored?.currency}`.trim();
      case 'paid_by':
        return names.get(value) ?? '';
      case 'activity_sub_type':
        return subTypeLabel('activity', value) ?? value;
      case 'transport_sub_type':
        return subTypeLabel('itinerary', value) ?? value;
      case 'category':
        return t(CATEGORY_LABELS[expenseCategory(value)]);
      default:
        return value;
    }
  };
  return (
    <MergeNotice
      id={id}
      merged={merged}
      labelOf={fieldLabel}
      theirsOf={theirsOf}
      goneText={(name) => t('collaborators:goneItem', { name })}
    />
  );
}
