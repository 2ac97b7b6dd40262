import {
  ArrowRightLeft,
  CalendarArrowDown,
  CalendarArrowUp,
  CalendarCheck,
  Copy,
  CopyCheck,
  Ellipsis,
  Inbox,
  Pencil,
  Trash2,
} from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { Menu, MenuItem, MenuNote } from '#web/ui/menu.tsx';
import { AfterPaint } from '#web/ui/timing.ts';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { useDragController } from '../../drag-and-drop/components/drag-provider.tsx';
import { type QuickMove, quickPlacement } from '../../drag-and-drop/drop-target.ts';
import { ItemPresence } from '../../presence/components/presence-badges.tsx';
import { PickBox, usePick } from '../../selection/components/selection.tsx';
import styles from './item-card.module.css';

/** Viewers see it disabled, with the reason. */
export const ItemMenu = memo(function ItemMenu({ item }: { item: PlannerItem }) {
  return (
    <AfterPaint>
      <MenuButton item={item} />
    </AfterPaint>
  );
});

function MenuButton({ item }: { item: PlannerItem }) {
  const { t } = useTranslation('trip-items');
  const { hasPicks } = usePick(item.id);
  return (
    <>
      <ItemPresence id={item.id} />
      {hasPicks && <PickBox item={item} />}
      <Menu
        trigger={
          <button
            type="button"
            className={styles.itemCardMore}
            data-slot="item-card-more"
            aria-label={t('actions', { title: item.title })}
          >
            <Ellipsis size={18} />
          </button>
        }
      >
        <ItemActions item={item} />
      </Menu>
    </>
  );
}

/** A component of its own, so that moves are computed when the menu opens. */
function ItemActions({ item }: { item: PlannerItem }) {
  const { t } = useTranslation('trip-items');
  const { edit, duplicate, move, remove, readOnlyReason } = usePlannerActions();
  const { isPicked, toggle } = usePick(item.id);
  const disabled = readOnlyReason !== null;
  return (
    <>
      {readOnlyReason && <MenuNote>{readOnlyReason}</MenuNote>}
      <MenuItem icon={<Pencil />} disabled={disabled} onSelect={() => edit(item)}>
        {t('edit')}
      </MenuItem>
      <MenuItem icon={<Copy />} disabled={disabled} onSelect={() => duplicate(item)}>
        {t('duplicate')}
      </MenuItem>
      <MenuItem icon={<ArrowRightLeft />} disabled={disabled} onSelect={() => move(item)}>
        {t('move')}
      </MenuItem>
      <QuickMoves item={item} />
      <MenuItem icon={<CopyCheck />} disabled={disabled} onSelect={toggle}>
        {isPicked ? t('unpick') : t('pick')}
      </MenuItem>
      <MenuItem icon={<Trash2 />} variant="danger" disabled={disabled} onSelect={() => remove(item)}>
        {t('delete')}
      </MenuItem>
    </>
  );
}

const STEPS = [
  { text: 'toNextDay', by: { days: 1 }, Icon: CalendarArrowDown },
  { text: 'toPreviousDay', by: { days: -1 }, Icon: CalendarArrowUp },
  { text: 'toTripDates', by: 'trip', Icon: CalendarCheck },
  { text: 'withoutHour', by: 'tray', Icon: Inbox },
] as const;

/** Leaves out impossible moves; viewers see those of an item within the trip, disabled. */
function QuickMoves({ item }: { item: PlannerItem }) {
  const { t } = useTranslation('trip-items');
  const controller = useDragController();
  return STEPS.map(({ text, by, Icon }) => {
    const to = controller?.placementAfter(item, by) ?? null;
    const isShown = controller ? to !== null : isShownToViewers(by, item);
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

const isShownToViewers = (by: QuickMove, item: PlannerItem): boolean =>
  by === 'tray' ? quickPlacement(item, by, null) !== null : by !== 'trip';
