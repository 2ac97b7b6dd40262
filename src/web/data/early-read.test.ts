import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyAnswer } from './early-read.ts';

const URL_OF_READ = 'https://x.test/rest/v1/trips';

function ask(): Promise<Response> {
  const answer = Promise.resolve(new Response('[]'));
  globalThis.earlyRead = { url: URL_OF_READ, authorization: 'Bearer a', answer };
  return answer;
}

afterEach(() => {
  vi.restoreAllMocks();
  globalThis.earlyRead = undefined;
});

it('[PLUS-15] an early answer is taken once, by the same session', () => {
  const answer = ask();
  expect(takeEarlyAnswer('https://x.test/rest/v1/profiles', 'Bearer a')).toBeUndefined();
  expect(takeEarlyAnswer(URL_OF_READ, 'Bearer a')).toBe(answer);
  expect(takeEarlyAnswer(URL_OF_READ, 'Bearer a')).toBeUndefined();
});

it('[PLUS-15] an early answer is not that of another session', () => {
  ask();
  expect(takeEarlyAnswer(URL_OF_READ, 'Bearer b')).toBeUndefined();
  expect(takeEarlyAnswer(URL_OF_READ, 'Bearer a')).toBeUndefined();
});

it('[PLUS-15] an early answer that nobody took for half a minute is asked for again', () => {
  ask();
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(takeEarlyAnswer(URL_OF_READ, 'Bearer a')).toBeUndefined();
});
