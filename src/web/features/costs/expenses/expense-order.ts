import type { TripExpense } from '#web/trip-data/trip.ts';

/** Expenses from the latest day back; of one day, the one that was added last first. */
export const latestFirst = (expenses: readonly TripExpense[]): TripExpense[] =>
  expenses.toSorted((a, b) => b.date.localeCompare(a.date) || b.created_at.localeCompare(a.created_at));
