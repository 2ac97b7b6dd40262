import { CalendarArrowDown, CalendarArrowUp, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { canWait, placementOf } from '../placement.ts';
import { useDragController } from './drag-provider.tsx';

const STEPS = [
  { text: 'toNextDay', by: { days: 1 }, Icon: CalendarArrowDown },
  { text: 'toPreviousDay', by: { days: -1 }, Icon: CalendarArrowUp },
  { text: 'withoutHour', by: 'tray', Icon: Inbox },
] as const;

/** Impossible moves are left out; viewers see all disabled. */
export function QuickMoves({ item }: { item: PlannerItem }) {
  const { t } = useTranslation('trip-items');
  const controller = useDragController();
  return STEPS.map(({ text, by, Icon }) => {
    const to = controller?.placementAfter(item, by) ?? null;
    const isShown = controller ? to !== null : by !== 'tray' || isAtAnHour(item);
    return (
      isShown && (
        <MenuItem
          key={text}
          icon={<Icon aria-hidden="true" />}
          disabled={!controller}
          onSelect={() => to && controller?.moveTo(item, to)}
        >
          {t(text)}
        </MenuItem>
      )
    );
  });
}

const isAtAnHour = (item: PlannerItem) => canWait(item) && placementOf(item).minute !== null;
