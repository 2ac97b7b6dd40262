import { expect, it } from 'vitest';
import { languageCodes, readLatitude, readLongitude, timeZone } from './form-rules.ts';

it.each([
  ['38.7', 38.7],
  [' -9,1 ', -9.1],
  ['−9.1', -9.1],
  ['', null],
  ['north', undefined],
  ['1e3', undefined],
])('[ADMIN-5] degrees as they are typed: %j is %j', (text, degrees) => {
  expect(readLatitude(text)).toBe(degrees);
  expect(readLongitude(text)).toBe(degrees);
});

it.each([
  ['90', 90, 90],
  ['138,71', undefined, 138.71],
  ['-180', undefined, -180],
  ['180.5', undefined, undefined],
  ['999', undefined, undefined],
])('[ADMIN-5] %j past the poles or the date line is no position', (text, lat, lng) => {
  expect([readLatitude(text), readLongitude(text)]).toEqual([lat, lng]);
});

it.each([
  [' FR, en ', ['fr', 'en']],
  ['', []],
  ['français, anglais', undefined],
])('[ADMIN-5] languages are codes: %j is %j', (typed, codes) => {
  expect(languageCodes('wrong').safeParse(typed).data).toEqual(codes);
});

it.each([
  [' Europe/Paris ', 'Europe/Paris'],
  [' ', null],
  ['Paris', undefined],
])('[ADMIN-5] a time zone is one that there is: %j is %j', (typed, zone) => {
  expect(timeZone('wrong').safeParse(typed).data).toBe(zone);
});
