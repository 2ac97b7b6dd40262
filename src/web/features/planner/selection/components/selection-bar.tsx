import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import { useDocumentKeys } from '#web/ui/use-document-keys.ts';
import { SelectionTools } from '../../lazy-parts.ts';
import { useSelection } from './selection.tsx';

interface SelectionBarProps {
  trip: TripDetails;
  openDay: string | null;
}

export const SelectionBar = memo(function SelectionBar({ trip, openDay }: SelectionBarProps) {
  const { t } = useTranslation('trip-items');
  const { ids, clear } = useSelection();
  const items = useMemo(
    () => (ids.size > 0 ? trip.items.filter(({ id }) => ids.has(id)) : []),
    [ids, trip.items],
  );
  const count = items.length;
  useDocumentKeys(({ key, target, defaultPrevented }) => {
    // A menu or dialog handles Escape itself.
    const isInside =
      target instanceof Element && target.closest('[role=menu], [role=dialog], [role=alertdialog]');
    if (count > 0 && key === 'Escape' && !defaultPrevented && !isInside) clear();
  });
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {count > 0 && t('picked', { count })}
      </VisuallyHidden>
      {count > 0 && <SelectionTools trip={trip} items={items} openDay={openDay} />}
    </>
  );
});
