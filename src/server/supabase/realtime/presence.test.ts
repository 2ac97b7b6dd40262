import { expect, it } from 'vitest';
import { Presence } from './presence.ts';

const TOPIC = 'trip:1';
const entry = (key: string, ref: string, isHidden?: boolean) => ({
  name: TOPIC,
  key,
  ref,
  meta: { day: null, ...(isHidden !== undefined && { isHidden }) },
});

it('[PLUS-19] who has a trip open behind other pages does not watch it: their phone is notified', () => {
  const presence = new Presence(() => {});
  presence.put('p1', entry('camille', 'laptop', true));
  expect(presence.isWatched(TOPIC, 'camille')).toBe(false);
  presence.put('p2', entry('camille', 'phone', false));
  expect(presence.isWatched(TOPIC, 'camille')).toBe(true);
  presence.put('p2', entry('camille', 'phone-2', true), 'phone');
  expect(presence.isWatched(TOPIC, 'camille')).toBe(false);
  presence.put('p1', entry('thomas', 'old-release'));
  expect(presence.isWatched(TOPIC, 'thomas')).toBe(true);
  expect(presence.isWatched('trip:2', 'thomas')).toBe(false);
});
