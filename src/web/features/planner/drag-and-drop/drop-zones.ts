import { DAY_MINUTES } from '#domain/times.ts';

export type DropZone =
  | { over: 'hours'; minute: number }
  | { over: 'day'; day: string }
  | { over: 'tray' }
  | { over: null };

const HOURS = '[data-drop="hours"]';
let hours: Element | null = null;

/** `y` is in pixels of the window; `under` is the element below the pointer. */
export function dropZoneAt(y: number, under: Element | null): DropZone {
  const target = under?.closest<HTMLElement>('[data-drop]');
  switch (target?.dataset.drop) {
    case undefined:
      return { over: null };
    case 'tray':
      return { over: 'tray' };
    case 'hours':
      return { over: 'hours', minute: minutesAt(y) ?? 0 };
    default:
      return { over: 'day', day: target?.dataset.drop ?? '' };
  }
}

/** `y` is in pixels of the window; null off the timeline. */
export function minutesAt(y: number): number | null {
  // Called in each frame: the query runs only when the day changes.
  if (!hours?.isConnected) hours = document.querySelector(HOURS);
  const box = hours?.getBoundingClientRect();
  return box ? ((y - box.top) / box.height) * DAY_MINUTES : null;
}
