import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { ChoiceLabel } from '#web/ui/choice-label.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import type { ItemForm } from '../schema.ts';
import styles from './closed-days.module.css';

/** Any Monday: names of weekdays are formatted from it. */
const MONDAY = Temporal.PlainDate.from('2024-01-01');
const WEEK = [1, 2, 3, 4, 5, 6, 7];

export function ClosedDays() {
  const { t } = useTranslation('trip-activities');
  const { language } = useLanguage();
  const { control } = useFormContext<ItemForm>();
  const { field } = useController({ control, name: 'closed_on' });
  const toggle = (day: number) =>
    field.onChange(WEEK.filter((other) => field.value.includes(other) !== (other === day)));
  return (
    <Row as="fieldset" gap={4} align="stretch" wrap className={styles.closedDays}>
      <legend>{t('closedOn')}</legend>
      {WEEK.map((day) => {
        const name = formatDate(MONDAY.add({ days: day - 1 }), language, 'weekdayName');
        return (
          <Note as={ChoiceLabel} key={day} title={name}>
            <input
              type="checkbox"
              aria-label={name}
              checked={field.value.includes(day)}
              onChange={() => toggle(day)}
            />
            <span aria-hidden="true">{name.slice(0, 2)}</span>
          </Note>
        );
      })}
    </Row>
  );
}
