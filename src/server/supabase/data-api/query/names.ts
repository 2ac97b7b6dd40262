/** Names in a query: of columns, relations, functions' arguments, foreign keys and aliases. */
import { QueryRefusal } from './refusal.ts';

/** What every name of our schema is like; it needs no quotes in SQL. */
const NAME = /^[a-z][a-z0-9_]{0,62}$/;
/** The library keeps columns in plain objects, where these two mean something else. */
const RESERVED = new Set(['constructor', 'prototype']);

/** Whether it can be a name of our schema. */
export function isName(text: string): boolean {
  return NAME.test(text) && !RESERVED.has(text);
}

/** @throws QueryRefusal for what can be no name; `where` is the parameter. */
export function checkName(text: string, where: string): void {
  if (!isName(text)) throw new QueryRefusal(`"failed to parse ${where} parameter (${text.slice(0, 100)})"`);
}

/** Checks a list of names, as `columns` and `on_conflict` have it; the client quotes each one of `columns`. */
export function checkNames(list: string, where: string): void {
  for (const name of list.split(',')) checkName(name.replace(/^"(.*)"$/, '$1'), where);
}
