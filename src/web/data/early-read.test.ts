// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeJson } from './browser-storage.ts';
import { takeEarlyRows } from './early-read.ts';
import { storageKeys } from './storage-keys.ts';

function read(answer: Promise<Response> = Promise.resolve(Response.json([1]))): void {
  answer.catch(() => {}); // As the inline script does.
  globalThis.earlyRead = { url: 'https://x.test/rest/v1/trips', authorization: 'Bearer a', answer };
}

const signIn = (token: string) => writeJson('local', storageKeys.auth, { access_token: token });

beforeEach(() => signIn('a'));
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  globalThis.earlyRead = undefined;
});

it('[PLUS-15] what was read early is taken once, by the same session', async () => {
  read();
  await expect(takeEarlyRows('profiles')).resolves.toBeUndefined();
  await expect(takeEarlyRows('trips')).resolves.toEqual([1]);
  await expect(takeEarlyRows('trips')).resolves.toBeUndefined();
});

it('[PLUS-15] what was read early is not that of another session', async () => {
  read();
  signIn('b');
  await expect(takeEarlyRows('trips')).resolves.toBeUndefined();
});

it('[PLUS-15] what was read early and taken by nobody for half a minute is asked for again', async () => {
  read();
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  await expect(takeEarlyRows('trips')).resolves.toBeUndefined();
});

it.each([
  ['refused', Promise.resolve(new Response('{}', { status: 401 }))],
  ['cut off', Promise.resolve(new Response('[1'))],
])('[PLUS-15] what was read early and is %s is asked for again', async (_how, answer) => {
  read(answer);
  await expect(takeEarlyRows('trips')).resolves.toBeUndefined();
});

it('[PLUS-15] what could not be read early is asked for again', async () => {
  read(Promise.reject(new TypeError('no network')));
  await expect(takeEarlyRows('trips')).resolves.toBeUndefined();
});
