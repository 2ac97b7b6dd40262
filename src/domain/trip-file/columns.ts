import { isRecord } from '../json.ts';
import { type FileRow, type FileValue, fileText } from './trip-file.ts';

/**
 * `id` names its row, `row` another if present, `parent` a required one; `person` is of the file, `member` of the trip; `split` and `options`
 * have ids inside.
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

type Value = FileValue | undefined;

const isText = (value: Value): value is string => typeof value === 'string';
const isNumber = (value: Value): value is number => Number.isFinite(value);
export const isObject = (value: unknown): value is FileRow => isRecord(value);
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

export const isColumn = (type: ColumnType, value: Value): boolean =>
  value === null ? type !== 'id' && type !== 'parent' : CHECKS[type](value);

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

/** Replaces ids by names or back; drops those that can't be replaced. */
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

export function idsIn(type: ColumnType, value: Value): string[] {
  if (type === 'id') return isText(value) ? [value] : [];
  if (type === 'options' && isListOf(isOption)(value)) return value.map(({ id }) => fileText(id));
  return [];
}

export function peopleIn(type: ColumnType, value: Value): string[] {
  if (type === 'person' || type === 'member') return isText(value) ? [value] : [];
  if (type === 'people') return isListOf(isText)(value) ? value : [];
  return type === 'split' && isObject(value) && isObject(value.shares) ? Object.keys(value.shares) : [];
}
