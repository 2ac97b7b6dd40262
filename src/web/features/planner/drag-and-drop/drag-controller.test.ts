// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { tripMeal } from '#tests/support/trip-details.ts';
import { createDragController } from './drag-controller.ts';
import { resetDrag } from './drag-state.ts';
import { placementOf } from './placement.ts';

const lunch = tripMeal('lunch');
const day = Temporal.PlainDate.from('2026-12-01');

/** @returns the days that are opened when lunch goes to the next one */
function daysOpened(shown: Temporal.PlainDate | null): string[] {
  const opened = vi.fn<(day: string) => void>();
  const controller = createDragController({
    items: [lunch],
    day: shown,
    range: { start: day, end: day.add({ days: 4 }) },
    selected: new Set(),
    openDay: opened,
    onDrop: () => {},
    onPick: () => {},
  });
  controller.moveTo(lunch, { ...placementOf(lunch), day: '2026-12-02' });
  return opened.mock.calls.flat();
}

afterEach(resetDrag);

it('[PLUS-1] an item that is moved from its menu is followed to its day', () => {
  expect(daysOpened(day)).toEqual(['2026-12-02']);
});

it('[PLUS-1] [PLUS-21] an item that is moved from its menu in the agenda stays in sight there', () => {
  expect(daysOpened(null)).toEqual([]);
});
