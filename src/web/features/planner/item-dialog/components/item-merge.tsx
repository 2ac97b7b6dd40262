import { useTranslation } from 'react-i18next';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import type { FormClashes } from '#web/forms/use-merged-form.ts';
import { useCurrentTripId } from '#web/trip-data/current-trip.ts';
import { useNames } from '#web/trip-data/use-names.ts';
import type { ItemForm } from '../schema.ts';
import { useFieldLabel } from '../use-field-label.ts';

interface ItemMergeProps {
  id: string;
  merged: FormClashes;
  /** The item's form as stored. */
  stored: ItemForm | null;
}

/** Notice of another member's changes to the item being edited. */
export function ItemMerge({ id, merged, stored }: ItemMergeProps) {
  const { t } = useTranslation('collaborators');
  const labelOf = useFieldLabel();
  const names = useNames(useCurrentTripId());
  const theirsOf = (name: string): string => {
    const value: unknown = stored && Reflect.get(stored, name);
    if (name === 'paid_by') return (typeof value === 'string' && names.get(value)) || '';
    return typeof value === 'string' && name !== 'split_mode' ? value : '…';
  };
  return (
    <MergeNotice
      id={id}
      merged={merged}
      labelOf={labelOf}
      theirsOf={theirsOf}
      goneText={(name) => t('goneItem', { name })}
    />
  );
}
