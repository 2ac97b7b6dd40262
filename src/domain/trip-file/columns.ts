import { type FileRow, type FileValue, fileText } from './trip-file.ts';

/**
 * What a column of a trip file holds. `id` names its row; `row` another one, if it is there; `parent` one without which its row makes no sense.
 * `person` is somebody of the file; `member` one who has to be in the trip; `split` and `options` have ids inside.
 */
export type ColumnType =
  | 'text'
  | 'number'
  | 'numbers'
  | 'flag'
  | 'day'
  | 'time'
  | 'instant'
  | 'object'
  | 'id'
  | 'row'
  | 'parent'
  | 'person'
  | 'member'
  | 'people'
  | 'split'
  | 'options';

/** Absent: a column that the file does not have. */
type Value = FileValue | undefined;

const isText = (value: Value): value is string => typeof value === 'string';
const isNumber = (value: Value): value is number => Number.isFinite(value);
export const isObject = (value: Value): value is FileRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = <Entry extends FileValue>(isEntry: (value: Value) => value is Entry) => {
  return (value: Value): value is Entry[] => Array.isArray(value) && value.every(isEntry);
};
const isOption = (value: Value): value is FileRow =>
  isObject(value) && isText(value.id) && isText(value.text);
const matches = (pattern: RegExp) => (value: Value) => isText(value) && pattern.test(value);

const CHECKS: Readonly<Record<ColumnType, (value: Value) => boolean>> = {
  text: isText,
  number: isNumber,
  numbers: isListOf(isNumber),
  flag: (value) => typeof value === 'boolean',
  day: matches(/^\d{4}-\d\d-\d\d$/),
  time: matches(/^\d\d:\d\d(:\d\d)?$/),
  instant: matches(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/),
  object: isObject,
  id: isText,
  row: isText,
  parent: isText,
  person: isText,
  member: isText,
  people: isListOf(isText),
  split: (value) => isObject(value) && isObject(value.shares) && Object.values(value.shares).every(isNumber),
  options: isListOf(isOption),
};

/** Whether a file may have this value in a column of this type; null says that nothing is known. */
export const isColumn = (type: ColumnType, value: Value): boolean =>
  value === null ? type !== 'id' && type !== 'parent' : CHECKS[type](value);

/** Another id for an id; null for one that is not known. */
export type Rename = (id: string) => string | null;

type Renamer = (value: Value, rename: Rename) => FileValue;

const renamedId: Renamer = (value, rename) => (isText(value) ? rename(value) : null);

const RENAMERS: Partial<Record<ColumnType, Renamer>> = {
  id: renamedId,
  row: renamedId,
  parent: renamedId,
  person: renamedId,
  member: renamedId,
  people: (value, rename) => (isListOf(isText)(value) ? value.flatMap((id) => rename(id) ?? []) : []),
  split: (value, rename) =>
    isObject(value) ? { ...value, shares: renamedKeys(value.shares, rename) } : null,
  options: (value, rename) =>
    isListOf(isOption)(value) ? value.map((option) => renamedOption(option, rename)) : [],
};

/** A column's value with its ids renamed; what can't be renamed is left out. */
export function renamed(type: ColumnType, value: Value, rename: Rename): FileValue {
  const rewrite = RENAMERS[type];
  return rewrite ? rewrite(value, rename) : (value ?? null);
}

function renamedKeys(shares: Value, rename: Rename): FileRow {
  if (!isObject(shares)) return {};
  return Object.fromEntries(
    Object.entries(shares).flatMap(([id, share]) => {
      const name = rename(id);
      return name === null ? [] : [[name, share]];
    }),
  );
}

function renamedOption({ item_id, ...option }: FileRow, rename: Rename): FileRow {
  const item = renamed('row', item_id, rename);
  return { ...option, id: renamed('id', option.id, rename), ...(item !== null && { item_id: item }) };
}

/** Ids that a column's value gives to what it holds: its row, its options. */
export function idsIn(type: ColumnType, value: Value): string[] {
  if (type === 'id') return isText(value) ? [value] : [];
  if (type === 'options' && isListOf(isOption)(value)) return value.map(({ id }) => fileText(id));
  return [];
}

/** Ids of people that a column's value names. */
export function peopleIn(type: ColumnType, value: Value): string[] {
  if (type === 'person' || type === 'member') return isText(value) ? [value] : [];
  if (type === 'people') return isListOf(isText)(value) ? value : [];
  return type === 'split' && isObject(value) && isObject(value.shares) ? Object.keys(value.shares) : [];
}
