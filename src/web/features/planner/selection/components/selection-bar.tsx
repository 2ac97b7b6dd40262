import { Minus, Plus, Trash2, X } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { type ItemChange, NO_CHANGE } from '#domain/trip-change.ts';
import { itemsOnDay, landingOf, refusalOf, shiftedItems } from '#domain/trip-days.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { useFormats } from '../../components/use-formats.ts';
import type { TripDetails } from '../../queries.ts';
import { useSelection } from './selection.tsx';

/** Escape lets the selection go, unless something nearer has taken the key. */
function useClearOnEscape(clear: () => void, isOn: boolean) {
  // Synchronises with the keys of the document, while items are selected.
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

/** What can be done with all the selected items at once; absent while there are none. */
export function SelectionBar({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation('trip-items');
  const { ids, clear } = useSelection();
  const { change } = usePlannerActions();
  const [isAsking, setAsking] = useState(false);
  const items = trip.items.filter(({ id }) => ids.has(id));
  useClearOnEscape(clear, items.length > 0);
  const count = items.length;
  const move = (moved: readonly ItemChange[]) =>
    change(
      { ...NO_CHANGE, items: moved },
      { title: t('moved', { count: moved.length }), failed: t('updateFailed') },
    );
  const remove = () => {
    const removed = items.map(({ id, kind }) => ({ id, kind }));
    change({ ...NO_CHANGE, removed }, { title: t('deletedMany', { count }), failed: t('deleteFailed') });
    setAsking(false);
    clear();
  };
  return (
    <>
      <p className="sr-only" role="status">
        {count > 0 && t('picked', { count })}
      </p>
      {count > 0 && (
        <section className="selection-bar" aria-label={t('selection')}>
          <b className="num">{t('picked', { count })}</b>
          <ShiftForm items={items} onMove={move} />
          <DayForm trip={trip} onMove={(day) => move(itemsOnDay(items, day))} />
          <span className="selection-end">
            <IconButton label={t('delete')} onClick={() => setAsking(true)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
            <IconButton label={t('clearPicks')} onClick={clear}>
              <X aria-hidden="true" />
            </IconButton>
          </span>
        </section>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('deletePickedTitle', { count })}
        description={t('deleteText')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        onConfirm={remove}
      />
    </>
  );
}

interface ShiftFormProps {
  items: TripDetails['items'];
  onMove: (moved: readonly ItemChange[]) => void;
}

/** Moves by so many days, and says before where that leads. */
function ShiftForm({ items, onMove }: ShiftFormProps) {
  const { t } = useTranslation('trip-items');
  const { days } = useFormats();
  const [typed, setTyped] = useState('1');
  const step = Math.trunc(Number(typed)) || 0;
  const isFar = Math.abs(step) > 99_999;
  const moved = isFar ? [] : shiftedItems(items, step);
  const landing = landingOf(moved);
  const isRefused = isFar || refusalOf({ ...NO_CHANGE, items: moved }) !== null;
  const [first, last] = [parseDay(landing?.first), parseDay(landing?.last)];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRefused && moved.length > 0) onMove(moved);
  };
  return (
    <form className="selection-form" onSubmit={handleSubmit}>
      <IconButton label={t('oneDayEarlier')} onClick={() => setTyped(String(step - 1))}>
        <Minus aria-hidden="true" />
      </IconButton>
      <TextField
        type="number"
        isLabelHidden
        label={t('stepDays')}
        className="selection-step"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <IconButton label={t('oneDayLater')} onClick={() => setTyped(String(step + 1))}>
        <Plus aria-hidden="true" />
      </IconButton>
      <Button variant="line" type="submit" disabled={isRefused || moved.length === 0}>
        {t('shift')}
      </Button>
      <output className="selection-landing">
        {isRefused && t('outOfCalendar')}
        {!isRefused && first && last && t('lands', { days: days(first, last) })}
      </output>
    </form>
  );
}

/** Moves everything to one day. */
function DayForm({ trip, onMove }: { trip: TripDetails; onMove: (day: string) => void }) {
  const { t } = useTranslation('trip-items');
  const [day, setDay] = useState(trip.start_date);
  const isDay = parseDay(day) !== null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isDay) onMove(day);
  };
  return (
    <form className="selection-form" onSubmit={handleSubmit}>
      <TextField
        type="date"
        isLabelHidden
        label={t('toDay')}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button variant="line" type="submit" disabled={!isDay}>
        {t('move')}
      </Button>
    </form>
  );
}
