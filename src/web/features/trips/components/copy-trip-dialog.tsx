import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { daysBetween, parseDay } from '#domain/days.ts';
import { LIMITS } from '#domain/limits.ts';
import { cutTo, trimmed } from '#domain/text.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { paths } from '#web/paths.ts';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { useCopyTrip } from '../mutations.ts';
import { copyDraftName, isDay, nextYear } from '../trip-form.ts';
import styles from './trip-form.module.css';

export interface CopyTripDialogProps {
  trip: { id: string; title: string; start_date: string; end_date: string };
  onClose: () => void;
}

const copyRules = (t: TFunction<'dashboard'>) =>
  z.object({
    title: z.string().check(z.overwrite(trimmed)),
    start: z
      .string()
      .check(z.minLength(1, { error: t('startRequired'), abort: true }), z.refine(isDay, t('dateInvalid'))),
    hasTasks: z.boolean(),
  });

/** Needs the texts of the area `dashboard` [PLUS-21]. */
export function CopyTripDialog({ trip, onClose }: CopyTripDialogProps) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const end = useEndText(trip);
  const { mutateAsync } = useCopyTrip();
  const form = useStoredForm({
    draft: copyDraftName(trip.id),
    initial: {
      title: cutTo(t('copyOf', { title: trip.title }), LIMITS.title),
      start: nextYear(trip.start_date, Temporal.Now.plainDateISO()),
      hasTasks: true,
    },
    rules: () => copyRules(t),
    save: async ({ title, start, hasTasks }) => {
      const copy = { from: trip.id, title: title || trip.title, start, hasTasks };
      try {
        const id = form.rowId(copy);
        await mutateAsync({ id, ...copy });
        onClose();
        await navigate(paths.trip(id));
      } catch {
        return false; // The toast has the reason.
      }
      return true;
    },
  });
  const startError = form.errorOf('start');
  return (
    <StoredFormDialog
      form={form}
      size="small"
      title={t('copyTitle')}
      description={t('copyText')}
      submitLabel={t('copyCreate')}
      formClassName={styles.tripForm}
      onClose={onClose}
    >
      <div className={styles.tripFormWide}>
        <TextField label={t('copyName')} maxLength={LIMITS.title} {...form.field('title')} />
      </div>
      <TextField
        label={t('copyStart')}
        type="date"
        {...form.field('start')}
        hint={startError ? undefined : end(form.watch('start'))}
      />
      <div className={styles.tripFormWide}>
        <CheckboxField label={t('copyTasks')} {...form.register('hasTasks')} />
      </div>
    </StoredFormDialog>
  );
}

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
