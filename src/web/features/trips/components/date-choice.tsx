import { useTranslation } from 'react-i18next';
import { daysBetween, parseDay } from '#domain/days.ts';
import { itemsOutside } from '#domain/schedule.ts';
import { itemsAfter } from '#domain/trip-change.ts';
import { movedTrip, type TripSpan } from '#domain/trip-days.ts';
import { useTrip } from '#web/trip-data/visible-trip.ts';
import { Note, Stack } from '#web/ui/layout.tsx';
import { isDay } from '../trip-form.ts';
import styles from './trip-form.module.css';

interface DateChoiceProps {
  trip: TripSpan & { id: string };
  next: TripSpan;
  movesItems: boolean;
  onChange: (movesItems: boolean) => void;
}

/** Asks whether items move too, and explains each answer [TRIP-2]. */
export function DateChoice({ trip, next, movesItems, onChange }: DateChoiceProps) {
  const { t } = useTranslation('dashboard');
  const isAsked = isDay(next.start_date) && isDay(next.end_date) && next.start_date !== trip.start_date;
  const { data } = useTrip(trip.id, { enabled: isAsked });
  const [was, will] = [parseDay(trip.start_date), parseDay(next.start_date)];
  if (!isAsked || !was || !will) return null;
  const items = data?.items ?? [];
  const along = movedTrip(trip, items, next, true);
  const days = daysBetween(was, will);
  const outsideText = (after: typeof items) => {
    const outside = itemsOutside(next, after).length;
    return outside === 0 ? t('datesNoneOutside') : t('datesOutside', { count: outside });
  };
  const step = t('days', { count: Math.abs(days) });
  return (
    <Stack as="fieldset" gap={8} className={styles.dateChoice}>
      <legend>{t('datesQuestion')}</legend>
      <Choice
        isChosen={movesItems}
        onChoose={() => onChange(true)}
        title={t('datesAlong')}
        text={`${
          days > 0
            ? t('datesLater', { count: along.items.length, days: step })
            : t('datesEarlier', { count: along.items.length, days: step })
        } ${outsideText(itemsAfter(items, along))}`}
      />
      <Choice
        isChosen={!movesItems}
        onChoose={() => onChange(false)}
        title={t('datesStay')}
        text={outsideText(items)}
      />
    </Stack>
  );
}

function Choice({
  isChosen,
  onChoose,
  title,
  text,
}: {
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  text: string;
}) {
  return (
    <label className={styles.dateChoiceOption}>
      <input type="radio" name="moves-items" checked={isChosen} onChange={onChoose} />
      <b>{title}</b>
      <Note as="span" className={styles.dateChoiceText}>
        {text}
      </Note>
    </label>
  );
}
