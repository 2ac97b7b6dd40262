import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { changedStays, type DayFate, itemsOfDay, possibleFates, removedDay } from '#domain/trip-days.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-parts.tsx';
import { Row } from '#web/ui/layout.tsx';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { useFormats } from '../../use-formats.ts';
import type { DayDialogProps } from './move-day-dialog.tsx';
import styles from './trip-days.module.css';

const TEXTS = {
  before: 'fateBefore',
  after: 'fateAfter',
  outside: 'fateOutside',
  delete: 'fateDelete',
} as const;

export function RemoveDayDialog({ trip, day, draft, onClose }: DayDialogProps) {
  const { t } = useTranslation('trip-items');
  const formats = useFormats();
  const { changeWhole } = usePlannerActions();
  const fates = possibleFates(trip, day);
  const form = useStoredForm<{ choice: DayFate }>({
    draft,
    initial: { choice: fates[0] ?? 'outside' },
    save: (chosen) => {
      changeWhole((now) => removedDay(now, now.items, day, chosen.choice), {
        title: t('dayRemoved'),
        failed: t('dayFailed'),
      });
      onClose();
    },
  });
  const choice = form.watch('choice');
  const close = () => {
    form.discard();
    onClose();
  };
  const own = itemsOfDay(trip.items, day);
  const removed = removedDay(trip, trip.items, day, choice);
  const stays = changedStays(removed).length;
  const date = parseDay(day);
  // Somebody may have made it the first or the last day since: the choice is another one then.
  const isChosen = own.length === 0 || fates.includes(choice);
  return (
    <Dialog
      size="small"
      onClose={close}
      title={t('removeDayTitle', { day: date ? formats.day(date) : day })}
      description={t('removeDayText')}
      footer={
        <DialogButtons
          onCancel={close}
          label={t('removeDay')}
          variant="danger"
          disabled={!isChosen}
          onClick={() => void form.submit()}
        />
      }
    >
      {stays > 0 && <p>{t('removeDayStays', { count: stays })}</p>}
      {own.length > 0 && (
        <fieldset className={styles.removedItems}>
          <legend>{t('dayFate', { count: own.length })}</legend>
          {fates.map((fate) => (
            <Row as="label" gap={12} key={fate}>
              <input type="radio" value={fate} {...form.register('choice')} />
              {t(TEXTS[fate])}
            </Row>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
