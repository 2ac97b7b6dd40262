import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExpenseColumns } from '#domain/expenses.ts';
import { changedColumns } from '#domain/item-rules.ts';
import type { StoredExpense } from '#domain/trip-commands/command.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { feedback, useSubmitCommand } from './submit-command.ts';

/** Commands shown at once, and undone from toast or history [PLUS-5]. */
export function useExpenseCommands(tripId: string) {
  const { t } = useTranslation('trip');
  const send = useSubmitCommand(tripId);

  /** Adds once: the id is the form's, so a repetition adds nothing. */
  const add = useStableCallback((id: string, columns: ExpenseColumns): void => {
    const created_at = Temporal.Now.instant().toString();
    const row: StoredExpense = { kind: 'expense', ...columns, id, created_at };
    send(
      { type: 'add', entity: 'expense', label: row.title, row },
      feedback(t('expenseAdded'), row.title, t('expenseFailed')),
    );
  });
  /** Updates only differing columns; without any, nothing happens. */
  const update = useStableCallback((row: StoredExpense, columns: object): void => {
    const to = changedColumns(row, columns);
    if (Object.keys(to).length === 0) return;
    send(
      { type: 'patch', entity: 'expense', label: row.title, row, to },
      feedback(t('expenseChanged'), row.title, t('expenseFailed')),
    );
  });
  const remove = useStableCallback((row: StoredExpense): void =>
    send(
      { type: 'remove', entity: 'expense', label: row.title, row },
      feedback(t('expenseDeleted'), row.title, t('expenseDeleteFailed')),
    ),
  );
  return useMemo(() => ({ add, update, remove }), [add, update, remove]);
}
