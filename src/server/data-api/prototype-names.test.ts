import { expect, it } from 'vitest';
import { namesPrototype } from './prototype-names.ts';

const asked = (query: string) => namesPrototype(new URL(`http://x/rest/v1/trips?${query}`));

it.each([
  '__proto__=neq.x',
  '%5F%5Fproto%5F%5F=neq.x',
  'constructor=eq.1',
  'trips.__proto__=eq.1',
  'constructor.prototype=eq.1',
  'or=(id.eq.1,__proto__.neq.x)',
  'not.and=(constructor.eq.1)',
  'trips.or=(prototype.eq.1)',
  'select=id,__proto__',
  'order=__proto__.desc',
  'columns=%22__proto__%22',
  'on_conflict=__proto__',
  'id=toString',
  'id=constructor.5',
  'id=not.valueOf.5',
])('[API-5] %s is refused: it would change every object', (query) => {
  expect(asked(query)).toBe(true);
});

it.each([
  'title=eq.constructor',
  'title=ilike.*__proto__*',
  'id=eq.1',
  'select=id,protocol',
  'title=eq.toString',
  'limit=toString',
  '',
])('[API-2] %s is a question like others', (query) => {
  expect(asked(query)).toBe(false);
});
