import { ArrowDown, ArrowUp, CalendarMinus, CalendarPlus, CalendarRange, CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { addDays, changedStays, dayOf, insertedDay, refusalOf, swappedDays } from '#domain/trip-days.ts';
import { hasDraft } from '#web/forms/drafts.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import { ActionsMenu, MenuItem, type MenuItemProps, MenuNote } from '#web/ui/menu.tsx';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { MoveDayDialog, RemoveDayDialog } from '../../lazy-parts.ts';
import { useSelection } from '../../selection/components/selection.tsx';
import styles from './trip-days.module.css';

const DIALOGS = ['move', 'remove'] as const;
type DayDialog = (typeof DIALOGS)[number];

export function DayMenu({ trip, day }: { trip: TripDetails; day: string }) {
  const { t } = useTranslation('trip-items');
  const { readOnlyReason } = usePlannerActions();
  const [dialog, setDialog] = useState<DayDialog | null>(null);
  const [askedFor, setAskedFor] = useState('');
  const draftOf = (name: DayDialog) => `${name}-day-${trip.id}-${day}`;
  if (askedFor !== day) {
    // A stored draft reopens its dialog.
    setAskedFor(day);
    const drafted = DIALOGS.find((name) => hasDraft(draftOf(name)));
    setDialog(readOnlyReason === null && drafted ? drafted : null);
  }
  const close = () => setDialog(null);
  return (
    <>
      <ActionsMenu label={t('dayActions')} className={styles.dayHeadMenu}>
        <DayActions trip={trip} day={day} onAsk={setDialog} />
      </ActionsMenu>
      {dialog === 'move' && <MoveDayDialog trip={trip} day={day} draft={draftOf('move')} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDayDialog trip={trip} day={day} draft={draftOf('remove')} onClose={close} />
      )}
    </>
  );
}

interface DayActionsProps {
  trip: TripDetails;
  day: string;
  onAsk: (dialog: DayDialog) => void;
}

/** A component of its own: its changes need the whole trip, and are computed when the menu opens. */
function DayActions({ trip, day, onAsk }: DayActionsProps) {
  const { t } = useTranslation('trip-items');
  const { changeWhole, readOnlyReason } = usePlannerActions();
  const { add } = useSelection();
  const isReadOnly = readOnlyReason !== null;
  const length = daysOfTrip(trip).length;
  const failed = t('dayFailed');
  const insert = (at: string) => {
    const inserted = insertedDay(trip, trip.items, at);
    const stays = changedStays(inserted).length;
    const description = stays > 0 ? t('dayInsertedStays', { count: stays }) : t('dayInsertedText');
    changeWhole((now) => insertedDay(now, now.items, at), { title: t('dayInserted'), description, failed });
  };
  const swap = (other: string) =>
    changeWhole((now) => swappedDays(now, now.items, day, other), { title: t('daysSwapped'), failed });
  const isFull = length >= LIMITS.tripDays || refusalOf(insertedDay(trip, trip.items, day)) !== null;
  const entry = (
    label: string,
    Icon: typeof ArrowUp,
    props: Pick<MenuItemProps, 'disabled' | 'onSelect'>,
  ) => (
    <MenuItem icon={<Icon aria-hidden="true" />} {...props} disabled={isReadOnly || props.disabled === true}>
      {label}
    </MenuItem>
  );
  return (
    <>
      {readOnlyReason && <MenuNote>{readOnlyReason}</MenuNote>}
      {entry(t('insertBefore'), CalendarPlus, { disabled: isFull, onSelect: () => insert(day) })}
      {entry(t('insertAfter'), CalendarPlus, { disabled: isFull, onSelect: () => insert(addDays(day, 1)) })}
      {entry(t('swapBefore'), ArrowUp, {
        disabled: day === trip.start_date,
        onSelect: () => swap(addDays(day, -1)),
      })}
      {entry(t('swapAfter'), ArrowDown, {
        disabled: day === trip.end_date,
        onSelect: () => swap(addDays(day, 1)),
      })}
      {entry(t('moveDay'), CalendarRange, {
        disabled: length <= 1,
        onSelect: () => onAsk('move'),
      })}
      {entry(t('pickDay'), CopyCheck, {
        onSelect: () => add(trip.items.filter((item) => dayOf(item) === day).map(({ id }) => id)),
      })}
      <MenuItem
        icon={<CalendarMinus />}
        variant="danger"
        disabled={isReadOnly || length <= 1}
        onSelect={() => onAsk('remove')}
      >
        {t('removeDay')}
      </MenuItem>
    </>
  );
}
