import type { ExpenseCategory } from '#domain/expenses.ts';

export const CATEGORY_LABELS = {
  groceries: 'trip-items:categoryGroceries',
  fuel: 'trip-items:categoryFuel',
  transport: 'trip-items:categoryTransport',
  meals: 'trip-items:categoryMeals',
  activities: 'trip-items:categoryActivities',
  shopping: 'trip-items:categoryShopping',
  health: 'trip-items:categoryHealth',
  other: 'trip-items:categoryOther',
  refund: 'trip-items:categoryRefund',
} as const satisfies Record<ExpenseCategory, string>;
