import { Minus, Plus, Trash2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { type ItemChange, NO_CHANGE } from '#domain/trip-change.ts';
import { itemsOnDay, shiftedItems } from '#domain/trip-days.ts';
import { isolated } from '#i18n/format.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { useFormats } from '../../use-formats.ts';
import { type MovePreview, previewOf } from '../move-preview.ts';
import styles from './selection.module.css';
import { useSelection } from './selection.tsx';

/** Largest number of titles in the summary. */
const NAMED = 3;

export interface SelectionToolsProps {
  trip: TripDetails;
  items: TripDetails['items'];
  openDay: string | null;
}

export function SelectionTools({ trip, items, openDay }: SelectionToolsProps) {
  const { t } = useTranslation('trip-items');
  const { clear } = useSelection();
  const { change } = usePlannerActions();
  const [isAsking, setAsking] = useState(false);
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
      <Row as="section" gap={18} rowGap={8} wrap className={styles.selectionBar} aria-label={t('selection')}>
        <b className="num">{t('picked', { count })}</b>
        <ShiftForm trip={trip} items={items} onMove={move} />
        <DayForm trip={trip} items={items} openDay={openDay} onMove={move} />
        <Row as="span" gap={4} align="stretch" className={styles.selectionEnd}>
          <IconButton label={t('delete')} onClick={() => setAsking(true)}>
            <Trash2 />
          </IconButton>
          <IconButton label={t('clearPicks')} onClick={clear}>
            <X />
          </IconButton>
        </Row>
      </Row>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={t('deletePickedTitle', { count })}
          description={t('deleteText')}
          confirmLabel={t('delete')}
          onConfirm={remove}
        />
      )}
    </>
  );
}

interface MoveFormProps {
  trip: TripDetails;
  items: TripDetails['items'];
  onMove: (moved: readonly ItemChange[]) => void;
}

function ShiftForm({ trip, items, onMove }: MoveFormProps) {
  const { t } = useTranslation('trip-items');
  const [typed, setTyped] = useState('1');
  const step = Math.trunc(Number(typed)) || 0;
  const isFar = Math.abs(step) > 99_999;
  const moved = isFar ? [] : shiftedItems(items, step);
  const preview = previewOf(trip, items, moved);
  const isRefused = isFar || preview.isTooFar;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRefused && moved.length > 0) onMove(moved);
  };
  return (
    <Row as="form" gap={6} wrap onSubmit={handleSubmit}>
      <IconButton label={t('oneDayEarlier')} onClick={() => setTyped(String(step - 1))}>
        <Minus />
      </IconButton>
      <TextField
        type="number"
        isLabelHidden
        label={t('stepDays')}
        className={styles.selectionStep}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <IconButton label={t('oneDayLater')} onClick={() => setTyped(String(step + 1))}>
        <Plus />
      </IconButton>
      <Button variant="line" type="submit" disabled={isRefused || moved.length === 0}>
        {t('shift')}
      </Button>
      <MoveResult preview={isRefused ? null : preview} />
    </Row>
  );
}

/** Suggests the day on screen until another is typed. */
function DayForm({ trip, items, openDay, onMove }: MoveFormProps & Pick<SelectionToolsProps, 'openDay'>) {
  const { t } = useTranslation('trip-items');
  const [typed, setDay] = useState<string | null>(null);
  const day = typed ?? openDay ?? trip.start_date;
  const isDay = parseDay(day) !== null;
  const moved = isDay ? itemsOnDay(items, day) : [];
  const preview = previewOf(trip, items, moved);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!preview.isTooFar && moved.length > 0) onMove(moved);
  };
  return (
    <Row as="form" gap={6} wrap onSubmit={handleSubmit}>
      <TextField
        type="date"
        isLabelHidden
        label={t('toDay')}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button variant="line" type="submit" disabled={preview.isTooFar || moved.length === 0}>
        {t('move')}
      </Button>
      {isDay && <MoveResult preview={preview.isTooFar ? null : preview} />}
    </Row>
  );
}

/** Null: the target is outside of any calendar. */
function MoveResult({ preview }: { preview: MovePreview | null }) {
  const { t } = useTranslation('trip-items');
  const { day, days } = useFormats();
  const describe = () => {
    if (!preview) return t('outOfCalendar');
    if (!preview.days) return t('landsNowhere');
    const { first, last } = preview.days;
    const { count } = preview;
    return first.equals(last)
      ? t('landsOnDay', { count, day: day(first) })
      : t('lands', { count, days: days(first, last) });
  };
  const outside = preview?.outside ?? [];
  return (
    <Note as="output" className={styles.selectionPreview}>
      <span>{describe()}</span>
      {outside.length > 0 && (
        <Note as="span" size="text" tone="warn">
          {t('moveOutside', { count: outside.length })} ({outside.slice(0, NAMED).map(isolated).join(', ')}
          {outside.length > NAMED && '…'})
        </Note>
      )}
    </Note>
  );
}
