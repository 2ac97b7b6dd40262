// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { AGENDA, OUTSIDE } from './use-planner-view.ts';
import { useVisibleDay } from './use-visible-day.ts';

const show = reactPage();

interface DayProps {
  asked: string | null;
  today?: string;
  /** The first and the last day of the trip. */
  dates?: readonly [string, string];
}

const FIVE_DAYS = ['2026-12-01', '2026-12-05'] as const;

function Day({ asked, today = '2026-11-01', dates: [start_date, end_date] = FIVE_DAYS }: DayProps) {
  return useVisibleDay(tripDetails({ start_date, end_date }), asked, today)?.iso;
}

/** @returns the ISO day that is shown; empty: none */
const shown = async (props: DayProps) => (await show(<Day {...props} />)).textContent;

it('[TRIP-1] shows the day of the address, else today, else the first', async () => {
  expect(await shown({ asked: '2026-12-03' })).toBe('2026-12-03');
  expect(await shown({ asked: null, today: '2026-12-02' })).toBe('2026-12-02');
  expect(await shown({ asked: null })).toBe('2026-12-01');
  expect(await shown({ asked: null, today: '2027-01-01' })).toBe('2026-12-01');
  expect(await shown({ asked: '2026-12-24' })).toBe('2026-12-01');
  for (const asked of [OUTSIDE, AGENDA]) expect(await shown({ asked })).toBe('');
});

it('[TRIP-2] shows the last day once those of the address and after it are taken off the end', async () => {
  const asked = '2026-12-05';
  const today = '2026-12-02';
  expect(await shown({ asked, today })).toBe(asked);
  expect(await shown({ asked, today, dates: ['2026-12-01', '2026-12-04'] })).toBe('2026-12-04');
  expect(await shown({ asked, today, dates: ['2026-12-01', '2026-12-03'] })).toBe('2026-12-03');
  expect(await shown({ asked, today })).toBe(asked);
});

it.each([
  ['earlier', ['2026-11-01', '2026-11-05'], '2026-11-03'],
  ['later', ['2026-12-11', '2026-12-15'], '2026-12-13'],
] as const)('[TRIP-2] shows the day of the same number once the trip is %s', async (_, dates, day) => {
  expect(await shown({ asked: '2026-12-03' })).toBe('2026-12-03');
  expect(await shown({ asked: '2026-12-03', dates })).toBe(day);
});
