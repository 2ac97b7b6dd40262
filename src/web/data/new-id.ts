import { newId as makeId } from '#domain/ids.ts';

export function newId(): string {
  return makeId((bytes) => crypto.getRandomValues(bytes));
}
