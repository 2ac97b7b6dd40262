import { parseDay } from '#domain/days.ts';
import { expenseCategory } from '#domain/expenses.ts';
import { kindOfTable } from '#domain/items.ts';
import { readPlace } from '#domain/place.ts';
import { cutTo } from '#domain/text.ts';
import type { Area } from '#i18n/areas.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { i18n } from '#i18n/i18n.ts';
import { toLanguage } from '#i18n/languages.ts';
import { fieldLabel } from '#web/features/planner/item-dialog/field-label.ts';
import { hasStatusWord, STATUS_WORDS, TRIP_LABELS } from '#web/features/trips/trip-form.ts';
import { CATEGORY_LABELS, subTypeLabel } from '#web/trip-data/item-labels.ts';
import { type Overwrite, replacedNames } from './overwrites.ts';

const AREAS_OF_TABLE: Readonly<Record<string, readonly Area[]>> = {
  trips: ['dashboard'],
  trip_tasks: ['tasks'],
  trip_lists: ['lists'],
  trip_list_entries: ['lists'],
  trip_documents: ['documents'],
  trip_tracks: ['map'],
};

const ITEM_AREAS: readonly Area[] = [
  'trip-items',
  'trip-itineraries',
  'trip-activities',
  'trip-transport',
  'trip-routes',
];

/** Labels are those of forms; for items see `fieldLabel`. */
const LABELS = {
  trips: TRIP_LABELS,
  trip_tasks: { title: 'tasks:title', assigned_to: 'tasks:assignee', due_date: 'tasks:dueDate' },
  trip_lists: { title: 'lists:listTitle' },
  trip_list_entries: { text: 'lists:entryText', quantity: 'lists:quantity' },
  trip_documents: { name: 'documents:name' },
  trip_tracks: { title: 'map:trackName' },
} as const;

type Values<Of> = Of extends Of ? Of[keyof Of] : never;
const LABELS_OF_TABLE: Readonly<Record<string, Readonly<Record<string, Values<Values<typeof LABELS>>>>>> =
  LABELS;

/** Fields of the item's dialog. */
const SUB_TYPE_FIELDS: Readonly<Record<string, string>> = {
  trip_activities: 'activity_sub_type',
  trip_itineraries: 'transport_sub_type',
};

/** These columns have ids of people. */
const PEOPLE: ReadonlySet<string> = new Set(['assigned_to', 'paid_by']);

const MAX_SHOWN = 60;
/** Of an amount in any currency. */
const MOST_DECIMALS = 3;

/** Areas of texts for the labels of a dialog that may not have been opened. */
export const overwriteAreas = (table: string): Area[] => [
  'collaborators',
  ...(AREAS_OF_TABLE[table] ?? ITEM_AREAS),
];

/** Null: people do not know the column. */
function columnLabel(table: string, name: string): string | null {
  const labels = LABELS_OF_TABLE[table];
  if (labels) return labels[name] ? i18n.t(labels[name]) : null;
  const field = name === 'sub_type' ? (SUB_TYPE_FIELDS[table] ?? name) : name;
  const label = fieldLabel(field);
  return label === field ? null : label;
}

interface Column {
  table: string;
  name: string;
}

interface Overwritten extends Column {
  theirs: unknown;
  mine: unknown;
}

/** Title, description and button of the toast for an overwrite; null: people know none of its columns. */
export function overwriteInWords(
  overwrite: Overwrite,
  title: string,
  nameBy: (id: string | null) => string | null,
) {
  const { table, by, mine, theirs } = overwrite;
  const fields = replacedNames(overwrite).filter((name) => columnLabel(table, name) !== null);
  const [first] = fields;
  if (!first) return null;
  const descriptions = fields.map((name) =>
    overwrittenText({ table, name, theirs: theirs[name], mine: mine[name] }, nameBy),
  );
  const back = fields.length === 1 ? valueInWords({ table, name: first }, mine[first], nameBy) : null;
  const name = nameBy(by) ?? i18n.t('collaborators:somebody');
  return {
    title: i18n.t('collaborators:overwritten', { name, title }),
    description: descriptions.join(' '),
    label: back ? i18n.t('collaborators:bringBack', { mine: back }) : i18n.t('collaborators:bringAllBack'),
  };
}

/** Writes what somebody else has made of a column; null: people do not know it. */
export function overwrittenText(
  { theirs, mine, ...column }: Overwritten,
  nameBy: (id: string) => string | null,
): string | null {
  const field = columnLabel(column.table, column.name);
  if (field === null) return null;
  const [now, before] = [theirs, mine].map((value) => valueInWords(column, value, nameBy));
  return !now || !before || now === before
    ? i18n.t('collaborators:overwrittenOtherwise', { field })
    : i18n.t('collaborators:overwrittenField', { field, theirs: now, mine: before });
}

/** Null: it has no words, as a split, opening days, or somebody without a name here. */
function valueInWords(
  { table, name }: Column,
  value: unknown,
  nameBy: (id: string) => string | null,
): string | null {
  if (value === null || value === undefined || value === '') return i18n.t('collaborators:nothing');
  const language = toLanguage(i18n.language);
  if (typeof value === 'number') return formatNumber(value, language, MOST_DECIMALS);
  if (typeof value !== 'string') return readPlace(value)?.name ?? null;
  if (name === 'status' && hasStatusWord(value)) return i18n.t(STATUS_WORDS[value]);
  if (name === 'sub_type') return subTypeLabel(kindOfTable(table), value) ?? value;
  if (PEOPLE.has(name)) return nameBy(value);
  if (name === 'category') return i18n.t(CATEGORY_LABELS[expenseCategory(value)]);
  if (/^\d\d:\d\d:\d\d/.test(value)) return value.slice(0, 5);
  const day = parseDay(value);
  if (day) return formatDate(day, language, 'weekdayShort');
  return value.length > MAX_SHOWN ? `${cutTo(value, MAX_SHOWN)}…` : value;
}
