/** Refusal of a query. @param code PostgREST's */
export class QueryRefusal extends Error {
  override name = 'QueryRefusal';
  readonly code: string;

  constructor(message: string, code = 'PGRST100') {
    super(message);
    this.code = code;
  }
}

/** Matches names that need no quotes in SQL. */
const NAME = /^[a-z][a-z0-9_]{0,62}$/;
/** Names refused because the library keys plain objects by columns. */
const RESERVED = new Set(['constructor', 'prototype']);

export function isName(text: string): boolean {
  return NAME.test(text) && !RESERVED.has(text);
}

/** Checks a name; `where`: the parameter. @throws QueryRefusal */
export function checkName(text: string, where: string): void {
  if (!isName(text)) throw new QueryRefusal(`"failed to parse ${where} parameter (${text.slice(0, 100)})"`);
}

/** Checks lists of `columns` and `on_conflict`; the client quotes each of `columns`. */
export function checkNames(list: string, where: string): void {
  for (const name of list.split(',')) checkName(name.replace(/^"(.*)"$/, '$1'), where);
}
