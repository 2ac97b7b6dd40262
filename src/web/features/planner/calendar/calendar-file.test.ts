import { expect, it } from 'vitest';
import { feedAddress, subscribeAddress } from './calendar-file.ts';

it('[PLUS-4] the address of a calendar feed holds its language, and opens the program that subscribes', () => {
  const address = feedAddress('https://escale.example', 'abc', 'en');
  expect(address).toBe('https://escale.example/functions/v1/calendar/abc.ics?lang=en');
  expect(subscribeAddress(address)).toBe('webcal://escale.example/functions/v1/calendar/abc.ics?lang=en');
});
