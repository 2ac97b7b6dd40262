import { expect, it } from 'vitest';
import { formatMinutes } from '#domain/times.ts';
import { freeSlots } from './free-slots.ts';

const LEAST = 38 / 60;

/** The slots that cards of a day leave, `10:00-11:00 at 10:00`, from 8 to 14 o'clock. */
function slotsBeside(...cards: [from: number, to: number][]) {
  const taken = [[0, 8], ...cards, [14, 24]].map(([at = 0, to = 0]) => ({ at, length: to - at }));
  const day: Parameters<typeof freeSlots>[0] = { cards: [], stays: [], stacks: [] };
  const stacks = taken.map((extent, index) => ({
    ...extent,
    id: String(index),
    time: extent.at * 60,
    cards: [],
  }));
  const clock = (hours: number) => formatMinutes(Math.round(hours * 60));
  return freeSlots({ ...day, stacks }, LEAST).map(
    ({ at, length, minute }) => `${clock(at)}-${clock(at + length)} at ${formatMinutes(minute)}`,
  );
}

it('[PLUS-7] a finger has a slot in each free hour', () => {
  expect(slotsBeside([9, 13])).toEqual(['08:00-09:00 at 08:00', '13:00-14:00 at 13:00']);
});

it('[PLUS-7] what is too low for a finger goes to the hour beside it', () => {
  expect(slotsBeside([8, 10.75], [12.25, 14])).toEqual(['10:45-12:15 at 11:00']);
  expect(slotsBeside([8, 11], [12.25, 14])).toEqual(['11:00-12:15 at 11:00']);
  expect(slotsBeside([8, 10.25], [12, 14])).toEqual(['10:15-11:00 at 10:15', '11:00-12:00 at 11:00']);
});

it('[PLUS-7] what remains on both sides of an hour is one slot, which begins when one is free', () => {
  expect(slotsBeside([8, 10.5], [11.25, 14])).toEqual(['10:30-11:15 at 10:30']);
  expect(slotsBeside([8, 10 + 20 / 60], [11 + 10 / 60, 14])).toEqual(['10:20-11:10 at 10:30']);
});

it('[PLUS-7] a gap that is too low is no target, and neither is what cards side by side cover', () => {
  expect(slotsBeside([8, 10], [10.5, 14])).toEqual([]);
  expect(slotsBeside([8, 12], [9, 10], [12.5, 14])).toEqual([]);
});

it('[PLUS-7] a day without anything has a slot an hour', () => {
  expect(freeSlots({ cards: [], stays: [], stacks: [] }, LEAST)).toHaveLength(24);
});
