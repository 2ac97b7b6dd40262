import { newId as makeId } from '#domain/ids.ts';

/** A new row's id, from the browser's secure source: a write that carries its id can be sent twice safely. */
export function newId(): string {
  return makeId((bytes) => crypto.getRandomValues(bytes));
}
