import { type Draft, type PricedColumns, pricedColumns } from './item-rules.ts';
import { trimmed } from './text.ts';

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

export type ExpenseDraft = Omit<Draft, 'notes'> & { date: string; category: string };

export type ExpenseColumns = Omit<PricedColumns, 'notes'> & {
  price: number;
  date: string;
  category: ExpenseCategory;
};

export const expenseCategory = (name: string): ExpenseCategory =>
  EXPENSE_CATEGORIES.find((category) => category === name) ?? 'other';

/** Cleans a form's values, as `cleanItem` for items. @returns null without a title or a price */
export function cleanExpense(draft: ExpenseDraft): ExpenseColumns | null {
  const { notes: _notes, price, ...columns } = pricedColumns(draft, trimmed(draft.title ?? ''));
  if (columns.title === '' || !price || price < 0) return null;
  return { ...columns, price, date: draft.date, category: expenseCategory(draft.category) };
}
