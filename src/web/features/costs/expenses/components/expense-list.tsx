import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExpensesOfPlanner } from '#web/features/planner/planner-parts.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { namesIn, type TripExpense } from '#web/trip-data/trip.ts';
import { useExpenseCommands } from '#web/trip-data/use-expense-commands.ts';
import { ExpenseRow } from './expense-row.tsx';

export function ExpenseList({ trip, actions }: { trip: TripDetails; actions: ExpensesOfPlanner }) {
  const { t } = useTranslation('trip');
  const { remove } = useExpenseCommands(trip.id);
  const names = useMemo(() => namesIn(trip), [trip]);
  const expenses = useMemo(() => latestFirst(trip.trip_expenses), [trip.trip_expenses]);
  const mayEdit = actions.readOnlyReason === null;
  return (
    <ul aria-label={t('expenses')}>
      {expenses.map((expense) => (
        <ExpenseRow
          key={expense.id}
          expense={expense}
          tripCurrency={trip.currency}
          hasMembers={trip.trip_collaborators.length > 0}
          names={names}
          {...(mayEdit && { onEdit: () => actions.onEdit(expense), onRemove: () => remove(expense) })}
        />
      ))}
    </ul>
  );
}

/** Sorts expenses of one day: the one added last is first. */
const latestFirst = (expenses: readonly TripExpense[]): TripExpense[] =>
  expenses.toSorted((a, b) => b.date.localeCompare(a.date) || b.created_at.localeCompare(a.created_at));
