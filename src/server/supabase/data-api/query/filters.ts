import { isName, QueryRefusal } from './names.ts';

/** Operators without regular expressions: PostgreSQL's may run for minutes on a few kilobytes. */
const OPERATORS: ReadonlySet<string> = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'is', 'ilike']);

/** All operators of PostgREST: in a call by GET they distinguish a condition from an argument. */
const KNOWN: ReadonlySet<string> = new Set([
  ...OPERATORS,
  ...['not', 'like', 'match', 'imatch', 'isdistinct', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxl', 'nxr', 'adj'],
  ...['fts', 'plfts', 'phfts', 'wfts'],
]);

const IS_VALUES: ReadonlySet<string> = new Set(['null', 'not_null', 'true', 'false', 'unknown']);
/** Characters at most: a pattern is compared at every position, so its length multiplies the cost. */
const LONGEST_PATTERN = 100;
/** Matches `(a,"b, c")`; without parentheses and backslashes inside it is unambiguous. */
const LIST = /^\((?:"[^"\\]*"|[^"\\(),]*)(?:,(?:"[^"\\]*"|[^"\\(),]*))*\)$/;
const TREE_VALUE = /"[^"\\()]*"|\([^"\\(){}]*\)|[^"\\(){},]*/y;
const TREE_CONDITION = /([a-z][a-z0-9_]*)\.((?:not\.)?[a-z]+)\./y;
const TREE_BRANCH = /(?:not\.)?(?:and|or)(?=\()/y;
const MAX_LEVELS = 3;

/** Whether a parameter is a condition on a call's result, not an argument. */
export function isCondition(value: string): boolean {
  const dot = value.indexOf('.');
  return dot > 0 && KNOWN.has(value.slice(0, dot).replace(/\(.*$/s, ''));
}

/** Checks `eq.5`, `not.is.null`. @throws QueryRefusal */
export function checkCondition(condition: string): void {
  const [, operator = '', value = ''] = /^((?:not\.)?[a-z]+)\.(.*)$/s.exec(condition) ?? [];
  checkOperation(operator, value, condition);
}

function checkOperation(operator: string, value: string, whole: string): void {
  const name = operator.replace(/^not\./, '');
  const isFine =
    OPERATORS.has(name) &&
    (name !== 'in' || LIST.test(value)) &&
    (name !== 'is' || IS_VALUES.has(value)) &&
    (name !== 'ilike' || value.length <= LONGEST_PATTERN);
  if (!isFine) throw new QueryRefusal(`"failed to parse filter (${whole.slice(0, 100)})"`);
}

/** Checks `(a.eq.1,and(b.lt.2,c.is.null))`. Returns the number of conditions. @throws QueryRefusal */
export function checkTree(tree: string): number {
  const reader = { text: tree, position: 0, conditions: 0 };
  readTree(reader, 1);
  if (reader.position < tree.length) throw unreadable(tree);
  return reader.conditions;
}

type Reader = { text: string; position: number; conditions: number };

function readTree(reader: Reader, level: number): void {
  if (level > MAX_LEVELS || !takes(reader, '(')) throw unreadable(reader.text);
  do {
    if (read(reader, TREE_BRANCH)) readTree(reader, level + 1);
    else readCondition(reader);
  } while (takes(reader, ','));
  if (!takes(reader, ')')) throw unreadable(reader.text);
}

function readCondition(reader: Reader): void {
  const [, column = '', operator = ''] = read(reader, TREE_CONDITION) ?? [];
  if (!isName(column)) throw unreadable(reader.text);
  const [value = ''] = read(reader, TREE_VALUE) ?? [];
  checkOperation(operator, value, reader.text);
  reader.conditions += 1;
}

function read(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.position;
  const found = pattern.exec(reader.text);
  if (found) reader.position = pattern.lastIndex;
  return found;
}

function takes(reader: Reader, mark: string): boolean {
  if (reader.text[reader.position] !== mark) return false;
  reader.position += 1;
  return true;
}

function unreadable(tree: string): QueryRefusal {
  return new QueryRefusal(`"failed to parse logic tree (${tree.slice(0, 100)})"`);
}
