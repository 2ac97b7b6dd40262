import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExpensesOfPlanner } from '#web/features/planner/planner-parts.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import styles from './expenses.module.css';

const ExpenseList = lazyPart(async () => (await import('../../later-parts.ts')).laterParts.ExpenseList);

/** Lists expenses that are no item of the schedule [PLUS-5]. */
export function ExpenseSection({ trip, actions }: { trip: TripDetails; actions: ExpensesOfPlanner }) {
  const { t } = useTranslation('trip');
  const { readOnlyReason, onAdd } = actions;
  const isEmpty = trip.trip_expenses.length === 0;
  if (isEmpty && readOnlyReason !== null) return null;
  return (
    <section className={styles.expenses} aria-label={t('expenses')}>
      <Row as="header" gap={12} justify="between">
        <h3>{t('expenses')}</h3>
        <Button
          variant="quiet"
          size="small"
          icon={<Plus />}
          {...(readOnlyReason !== null && { disabled: true, title: readOnlyReason })}
          onClick={onAdd}
        >
          {t('expenseAdd')}
        </Button>
      </Row>
      {isEmpty ? (
        <Note size={14} className={styles.expensesNone}>
          {t('expensesNone')}
        </Note>
      ) : (
        <ExpenseList trip={trip} actions={actions} />
      )}
    </section>
  );
}
