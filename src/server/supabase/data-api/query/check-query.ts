/** Refuses queries outside the grammar that the pages use, before the library may understand them differently (ADR 0033). */
import { checkCondition, checkTree, isCondition } from './filters.ts';
import { checkName, checkNames, isName, QueryRefusal } from './names.ts';
import { type Embed, readSelect } from './select.ts';

export type AskedQuery = {
  parameters: URLSearchParams;
  name: string;
  hasArguments: boolean;
  relations: ReadonlySet<string>;
};

const MAX_PARAMETERS = 100;
const MAX_CONDITIONS = 50;
const MAX_ORDERS = 10;
const ORDER = /^([a-z][a-z0-9_]*)(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?$/;
const COUNT = /^\d{1,9}$/;
/** Parameters of the whole query, once each. */
const WHOLE = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset', 'apikey']);
const PARTS = new Set(['order', 'limit', 'offset']);

/** Checks all parameters. @throws QueryRefusal */
export function checkQuery({ parameters, name, hasArguments, relations }: AskedQuery): void {
  if (parameters.size > MAX_PARAMETERS) throw new QueryRefusal('The query has too many parameters');
  const embeds = readSelect(parameters.get('select') ?? '', name, relations);
  const seen = new Set<string>();
  let conditions = 0;
  for (const [key, value] of parameters) {
    if (WHOLE.has(key) && seen.has(key)) throw new QueryRefusal(`The parameter ${key} is given twice`);
    seen.add(key);
    conditions += checkParameter(key, value, embeds, hasArguments);
  }
  if (conditions > MAX_CONDITIONS) throw new QueryRefusal('The query has too many conditions');
}

function checkParameter(key: string, value: string, embeds: readonly Embed[], hasArguments: boolean): number {
  if (key === 'select' || key === 'apikey') return 0;
  if (key === 'columns' || key === 'on_conflict') {
    checkNames(value, key);
    return 0;
  }
  const path = key.split('.');
  const last = path.pop() ?? '';
  const isTree = last === 'and' || last === 'or';
  if (isTree && path.at(-1) === 'not') path.pop();
  checkPath(path, embeds);
  if (PARTS.has(last)) {
    checkPart(last, value);
    return 0;
  }
  if (isTree) return checkTree(value);
  if (!isName(last)) throw new QueryRefusal(`"failed to parse filter (${key.slice(0, 100)})"`);
  if (hasArguments && path.length === 0 && !isCondition(value)) return 0;
  checkCondition(value);
  return 1;
}

function checkPath(path: readonly string[], embeds: readonly Embed[]): void {
  let inside = embeds;
  for (const step of path) {
    const found = inside.find(({ alias, relation }) => alias === step || relation === step);
    if (!found) {
      const message = `'${step.slice(0, 63)}' is not an embedded resource in this request`;
      throw new QueryRefusal(message, 'PGRST108');
    }
    inside = found.embeds;
  }
}

function checkPart(part: string, value: string): void {
  if (part === 'order') checkOrder(value);
  else if (!COUNT.test(value))
    throw new QueryRefusal(`"failed to parse ${part} parameter (${value.slice(0, 100)})"`);
}

function checkOrder(value: string): void {
  const entries = value.split(',');
  if (entries.length > MAX_ORDERS) throw new QueryRefusal('The query has too many orders');
  for (const entry of entries) checkName(ORDER.exec(entry)?.[1] ?? entry, 'order');
}
