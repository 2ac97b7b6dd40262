import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { expenseCategory } from '#domain/expenses.ts';
import { readPlace } from '#domain/place.ts';
import type { Area } from '#i18n/areas.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useFieldLabel } from '#web/features/planner/item-dialog/use-field-label.ts';
import { useStatusWords } from '#web/features/trips/use-status-words.ts';
import { CATEGORY_LABELS } from '#web/trip-data/expense-categories.ts';

/** Text areas that hold the labels of a table's columns. */
export const AREAS_OF_TABLE: Readonly<Record<string, readonly Area[]>> = {
  trips: ['dashboard'],
  trip_tasks: ['tasks'],
};

/** What the columns of a trip and of a task are called where they are filled in; those of items: `useFieldLabel`. */
const LABELS = {
  trips: {
    title: 'dashboard:fieldTitle',
    destination: 'dashboard:fieldDestination',
    start_date: 'dashboard:fieldStart',
    end_date: 'dashboard:fieldEnd',
    currency: 'dashboard:fieldCurrency',
    budget: 'dashboard:fieldBudget',
    description: 'dashboard:fieldDescription',
    status: 'dashboard:fieldStatus',
    image_url: 'dashboard:fieldImage',
    image_attribution: 'dashboard:fieldAttribution',
  },
  trip_tasks: { title: 'tasks:title', assigned_to: 'tasks:assignee', due_date: 'tasks:dueDate' },
} as const;

const isKeyOf = <Labels extends object>(labels: Labels, name: PropertyKey): name is keyof Labels =>
  name in labels;

/** Longest value shown in full, in characters. */
const MAX_SHOWN = 60;

/** Labels and values of overwritten columns as text; `nameBy`: the name of a trip's member, by id. */
export function useOverwriteWords(nameBy: (id: string) => string | null) {
  const { t } = useTranslation(['collaborators', 'dashboard', 'tasks', 'trip-items']);
  const { language } = useLanguage();
  const statuses = useStatusWords();
  const itemLabelOf = useFieldLabel();
  /** What a column is called; null: it has no name for people. */
  const labelOf = (table: string, name: string): string | null => {
    if (table === 'trips') return isKeyOf(LABELS.trips, name) ? t(LABELS.trips[name]) : null;
    if (table === 'trip_tasks') return isKeyOf(LABELS.trip_tasks, name) ? t(LABELS.trip_tasks[name]) : null;
    const label = itemLabelOf(name);
    return label === name ? null : label;
  };
  const inWords = (name: string, value: unknown): string => {
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return readPlace(value)?.name ?? t('nothing');
    if (name === 'status' && isKeyOf(statuses, value)) return statuses[value];
    if (name === 'category') return t(CATEGORY_LABELS[expenseCategory(value)]);
    if (/^\d\d:\d\d:\d\d/.test(value)) return value.slice(0, 5);
    const day = parseDay(value);
    if (day) return formatDate(day, language, 'weekdayShort');
    return nameBy(value) ?? (value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value);
  };
  return { labelOf, inWords };
}
