import { memo, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import { SelectionTools } from '../../lazy-parts.ts';
import { useSelection } from './selection.tsx';

/** Ignores Escape where a menu or dialog handles it. */
function useClearOnEscape(clear: () => void, isOn: boolean) {
  // Synchronises with the document's keys while items are selected.
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      const isInside =
        event.target instanceof Element &&
        event.target.closest('[role=menu], [role=dialog], [role=alertdialog]');
      if (event.key === 'Escape' && !event.defaultPrevented && !isInside) clear();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [clear, isOn]);
}

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
  useClearOnEscape(clear, count > 0);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {count > 0 && t('picked', { count })}
      </VisuallyHidden>
      {count > 0 && <SelectionTools trip={trip} items={items} openDay={openDay} />}
    </>
  );
});
