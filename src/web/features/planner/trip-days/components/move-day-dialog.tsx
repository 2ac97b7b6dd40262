import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { itemsOfDay, movedDay } from '#domain/trip-days.ts';
import { useDraftForm } from '#web/forms/use-draft.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import { SelectField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import styles from '../../selection/selection.module.css';
import { useFormats } from '../../use-formats.ts';
import { dayDraftName } from '../day-draft.ts';

/** Dialog that moves a day to another position, with a preview of the effect on the others. */
export function MoveDayDialog({
  trip,
  day,
  onClose,
}: {
  trip: TripDetails;
  day: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(['trip-items', 'trip']);
  const formats = useFormats();
  const { changeWhole } = usePlannerActions();
  const places = daysOfTrip(trip).map((date, index) => ({ date, iso: date.toString(), number: index + 1 }));
  const others = places.filter(({ iso }) => iso !== day);
  const [{ to }, keep, close] = useDraftForm(
    dayDraftName('move', trip.id, day),
    {
      to: others.find(({ iso }) => iso > day)?.iso ?? others[0]?.iso ?? day,
    },
    onClose,
  );
  const named = (iso: string) => {
    const date = parseDay(iso);
    return date ? formats.day(date) : iso;
  };
  const handleSubmit = () => {
    const texts = {
      title: t('trip-items:dayMoved'),
      description: t('trip-items:dayMovedText', { day: named(to) }),
      failed: t('trip-items:dayFailed'),
    };
    changeWhole((now) => movedDay(now.items, day, to), texts);
    close();
  };
  const own = itemsOfDay(trip.items, day).filter(({ kind }) => kind !== 'accommodation').length;
  return (
    <FormDialog
      size="small"
      title={t('trip-items:moveDayTitle', { day: named(day) })}
      closeLabel={t('trip-items:close')}
      cancelLabel={t('trip-items:cancel')}
      submitLabel={t('trip-items:move')}
      onSubmit={handleSubmit}
      onClose={close}
    >
      <SelectField
        label={t('trip-items:moveDayPlace')}
        value={to}
        onChange={(event) => keep({ to: event.currentTarget.value })}
        options={others.map(({ date, iso, number }) => ({
          value: iso,
          label: `${t('trip:day', { n: number })} · ${formats.shortDay(date)}`,
        }))}
      />
      <p className={styles.moveDayText} aria-live="polite">
        {t('trip-items:moveDayItems', { count: own, day: named(to) })}{' '}
        {to > day ? t('trip-items:moveDayEarlier') : t('trip-items:moveDayLater')}{' '}
        {t('trip-items:moveDayStays')}
      </p>
    </FormDialog>
  );
}
