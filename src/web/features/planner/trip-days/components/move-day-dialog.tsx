import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { itemsOfDay, movedDay } from '#domain/trip-days.ts';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import { SelectField } from '#web/ui/field.tsx';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { useFormats } from '../../use-formats.ts';
import styles from './trip-days.module.css';

export interface DayDialogProps {
  trip: TripDetails;
  day: string;
  draft: string;
  onClose: () => void;
}

export function MoveDayDialog({ trip, day, draft, onClose }: DayDialogProps) {
  const { t } = useTranslation(['trip-items', 'trip']);
  const formats = useFormats();
  const { changeWhole } = usePlannerActions();
  const places = daysOfTrip(trip).map((date, index) => ({ date, iso: date.toString(), number: index + 1 }));
  const others = places.filter(({ iso }) => iso !== day);
  const named = (iso: string) => {
    const date = parseDay(iso);
    return date ? formats.day(date) : iso;
  };
  const form = useStoredForm<{ to: string }>({
    draft,
    initial: { to: others.find(({ iso }) => iso > day)?.iso ?? others[0]?.iso ?? day },
    save: ({ to: place }) => {
      changeWhole((now) => movedDay(now, now.items, day, place), {
        title: t('trip-items:dayMoved'),
        description: t('trip-items:dayMovedText', { day: named(place) }),
        failed: t('trip-items:dayFailed'),
      });
      onClose();
    },
  });
  const to = form.watch('to');
  const own = itemsOfDay(trip.items, day).filter(({ kind }) => kind !== 'accommodation').length;
  return (
    <StoredFormDialog
      form={form}
      size="small"
      title={t('trip-items:moveDayTitle', { day: named(day) })}
      submitLabel={t('trip-items:move')}
      onClose={onClose}
    >
      <SelectField
        label={t('trip-items:moveDayPlace')}
        {...form.field('to')}
        options={others.map(({ date, iso, number }) => ({
          value: iso,
          label: `${t('trip:day', { n: number })} · ${formats.shortDay(date)}`,
        }))}
      />
      <p className={styles.moveDayText} aria-live="polite">
        {own > 0 && `${t('trip-items:moveDayItems', { count: own, day: named(to) })} `}
        {to > day ? t('trip-items:moveDayEarlier') : t('trip-items:moveDayLater')}{' '}
        {t('trip-items:moveDayStays')}
      </p>
    </StoredFormDialog>
  );
}
