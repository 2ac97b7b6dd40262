import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { daysBetween, parseDay } from '#domain/days.ts';
import { LIMITS } from '#domain/limits.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { newId } from '#web/data/new-id.ts';
import { paths } from '#web/paths.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useCopyTrip } from '../mutations.ts';
import styles from '../trip-form.module.css';
import { isDay, nextYear } from '../trip-form.ts';

export interface CopyTripDialogProps {
  trip: { id: string; title: string; start_date: string; end_date: string };
  onClose: () => void;
}

/** Asks how a copy of a trip is called and when it begins, makes it and opens it [PLUS-21]. Needs the texts of the area `dashboard`. */
export function CopyTripDialog({ trip, onClose }: CopyTripDialogProps) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const end = useEndText(trip);
  const { mutateAsync, isPending } = useCopyTrip();
  // Sent twice, it is made once.
  const [id] = useState(newId);
  const [title, setTitle] = useState(() => t('copyOf', { title: trip.title }).slice(0, LIMITS.title));
  const [start, setStart] = useState(() => nextYear(trip.start_date, Temporal.Now.plainDateISO()));
  const [hasTasks, setHasTasks] = useState(true);
  const [isTried, setIsTried] = useState(false);
  const problem = isDay(start) ? null : start === '' ? 'startRequired' : 'dateInvalid';

  const submit = async () => {
    setIsTried(true);
    if (problem || isPending) return;
    try {
      await mutateAsync({ id, from: trip.id, title: title.trim() || trip.title, start, hasTasks });
    } catch {
      return; // The toast has said why.
    }
    onClose();
    await navigate(paths.trip(id));
  };
  return (
    <FormDialog
      size="small"
      title={t('copyTitle')}
      closeLabel={t('close')}
      description={t('copyText')}
      cancelLabel={t('cancel')}
      submitLabel={t('copyCreate')}
      isBusy={isPending}
      formClassName={styles.tripForm}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.tripFormWide}>
        <TextField
          label={t('copyName')}
          value={title}
          maxLength={LIMITS.title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <TextField
        label={t('copyStart')}
        type="date"
        value={start}
        onChange={(event) => setStart(event.target.value)}
        error={isTried && problem && t(problem)}
        hint={problem ? undefined : end(start)}
      />
      <div className={styles.tripFormWide}>
        <CheckboxField
          label={t('copyTasks')}
          checked={hasTasks}
          onChange={(event) => setHasTasks(event.target.checked)}
        />
      </div>
    </FormDialog>
  );
}

/** Until when a copy lasts that begins on an ISO day. */
function useEndText(trip: { start_date: string; end_date: string }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (start: string) => {
    const [from, first, last] = [parseDay(start), parseDay(trip.start_date), parseDay(trip.end_date)];
    if (!from || !first || !last) return undefined;
    const day = from.add({ days: daysBetween(first, last) });
    return t('copyUntil', { day: formatDate(day, language) });
  };
}
