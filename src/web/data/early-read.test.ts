// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys, writeJson } from './browser-storage.ts';
import { awaitUnderLoadingScreen, takeEarlyRows } from './early-read.ts';

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

const hasEnded = async (waiting: Promise<null>) => {
  let isOver = false;
  void waiting.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return isOver;
};

it('[SHELL-1] the first page waits for its data under the loading screen, half a second at most', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="loading"></div>';
  const { promise: data, resolve } = Promise.withResolvers<void>();
  const waiting = awaitUnderLoadingScreen(data);
  await expect(hasEnded(waiting)).resolves.toBe(false);
  resolve();
  await expect(hasEnded(waiting)).resolves.toBe(true);
  const slow = awaitUnderLoadingScreen(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(499);
  await expect(hasEnded(slow)).resolves.toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(hasEnded(slow)).resolves.toBe(true);
  vi.useRealTimers();
});

it('[SHELL-1] a later page shows itself before its data, and a failed reading fails no page', async () => {
  document.body.innerHTML = '';
  await expect(awaitUnderLoadingScreen(new Promise(() => {}))).resolves.toBeNull();
  document.body.innerHTML = '<div id="loading"></div>';
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(awaitUnderLoadingScreen(Promise.reject(new Error('no network')))).resolves.toBeNull();
});
