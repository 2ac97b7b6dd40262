import { newId as makeId } from '#domain/ids.ts';

export function newId(): string {
  return makeId((bytes) => crypto.getRandomValues(bytes));
}

/** Id of this page; with a number it is the id of a write (docs/realtime.md). */
const page = newId();
let count = 0;

export function nextChangeId(): string {
  count += 1;
  return `${page}-${count}`;
}

/** Whether an event is about one of this tab's own commands. */
export function isOwnChange(id: string | null): boolean {
  return id?.startsWith(page) === true;
}
