import { useTranslation } from 'react-i18next';
import type { ExpenseCategory } from '#domain/expenses.ts';
import type { ItemKind } from '#domain/items.ts';
import { ACTIVITY_SUB_TYPES, TRANSPORT_SUB_TYPES } from '#domain/sub-types.ts';
import { i18n } from '#i18n/i18n.ts';

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

/** Label of a type, whose texts have to be loaded; null: none offered by forms. */
export function subTypeLabel(kind: ItemKind | null, subType: string | null): string | null {
  const transport = kind === 'itinerary' && TRANSPORT_SUB_TYPES.find((one) => one === subType);
  if (transport) return i18n.t(`trip-transport:${transport}`);
  const activity = kind === 'activity' && ACTIVITY_SUB_TYPES.find((one) => one === subType);
  return activity ? i18n.t(`trip-activities:${activity}`) : null;
}

/** Loads the texts of types. */
export function useSubTypeLabel(): typeof subTypeLabel {
  useTranslation(['trip-transport', 'trip-activities']);
  return subTypeLabel;
}

/** Types of activities that forms offer. */
export function useSubTypes(): { value: string; label: string }[] {
  const { t } = useTranslation('trip-activities');
  return ACTIVITY_SUB_TYPES.map((value) => ({ value, label: t(value) }));
}
