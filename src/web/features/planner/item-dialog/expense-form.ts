import { cleanExpense, type ExpenseColumns } from '#domain/expenses.ts';
import { amountText } from '#domain/money.ts';
import { decimalMark } from '#i18n/i18n.ts';
import type { TripExpense } from '#web/trip-data/trip.ts';
import { costSplitOf } from '../cost-split/cost-split.ts';
import { newForm, pricedDraft } from './item-form.ts';
import { rateFieldsOf } from './rate-fields.ts';
import type { ItemForm } from './schema.ts';

/** `paid_by` is empty for a single traveller. */
export const newExpenseForm = (on: { date: string; currency: string; paid_by: string }): ItemForm => ({
  ...newForm('expense', on),
  paid_by: on.paid_by,
});

export const expenseFormOf = (expense: TripExpense, tripCurrency: string): ItemForm => ({
  ...newForm('expense', expense),
  title: expense.title,
  category: expense.category,
  price: amountText(expense.price, expense.currency, decimalMark()),
  ...rateFieldsOf(expense.currency, tripCurrency, expense.rate),
  ...costSplitOf(expense),
});

/** Null: the title or the price is missing. */
export const expenseColumns = (form: ItemForm): ExpenseColumns | null =>
  cleanExpense({ ...pricedDraft(form), date: form.date, category: form.category });
