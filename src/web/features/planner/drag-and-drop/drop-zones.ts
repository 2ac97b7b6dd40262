import { DAY_MINUTES } from '#domain/times.ts';

/** Where something can be dropped; elements say so by `data-drop`: `hours`, `tray`, or an ISO day. */
export type DropZone =
  | { over: 'hours'; minute: number }
  | { over: 'day'; day: string }
  | { over: 'tray' }
  | { over: null };

const HOURS = '[data-drop="hours"]';
let hours: Element | null = null;

/** Where it can be dropped, at a height of the window and on what lies under the pointer. */
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

/** Minutes from midnight at a height of the window, on the day that is on screen; null when there is none. */
export function minutesAt(y: number): number | null {
  // Asked for each frame of a drag: the page is looked through only when another day is on screen.
  if (!hours?.isConnected) hours = document.querySelector(HOURS);
  const box = hours?.getBoundingClientRect();
  return box ? ((y - box.top) / box.height) * DAY_MINUTES : null;
}
