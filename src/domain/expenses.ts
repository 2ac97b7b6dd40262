import { type Draft, type PricedColumns, pricedColumns } from './item-rules.ts';

/** Categories of expenses in the order in which they are offered. */
export const EXPENSE_CATEGORIES = [
  'groceries',
  'fuel',
  'transport',
  'meals',
  'activities',
  'shopping',
  'health',
  'other',
  'refund',
] as const;

export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

/** What a form hands over for an expense. */
export type ExpenseDraft = Omit<Draft, 'notes'> & { date: string; category: string };

/** The columns that are written for an expense. */
export type ExpenseColumns = Omit<PricedColumns, 'notes'> & {
  price: number;
  date: string;
  category: ExpenseCategory;
};

/** A category by its name; `other` for one that is unknown. */
export const expenseCategory = (name: string): ExpenseCategory =>
  EXPENSE_CATEGORIES.find((category) => category === name) ?? 'other';

/**
 * Makes an expense ready to be saved, as an item is: see `cleanItem`.
 *
 * @returns null without a title or a price
 */
export function cleanExpense(draft: ExpenseDraft): ExpenseColumns | null {
  const { notes: _notes, price, ...columns } = pricedColumns(draft, draft.title?.trim() ?? '');
  if (columns.title === '' || !price || price < 0) return null;
  return { ...columns, price, date: draft.date, category: expenseCategory(draft.category) };
}
