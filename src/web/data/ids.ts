import { newId as makeId } from '#domain/ids.ts';

export function newId(): string {
  return makeId((bytes) => crypto.getRandomValues(bytes));
}

/** Every write has the page's id and a number (docs/realtime.md). */
const page = newId();
let count = 0;

export function nextChangeId(): string {
  count += 1;
  return `${page}-${count}`;
}

/** Events about this tab's own commands. */
export function isOwnChange(id: string | null): boolean {
  return id?.startsWith(page) === true;
}
