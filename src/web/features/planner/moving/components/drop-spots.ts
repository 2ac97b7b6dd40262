import { DAY_MINUTES } from '#domain/times.ts';

/** Where something can be dropped; elements say so by `data-drop`: `hours`, `tray`, or an ISO day. */
export type DropSpot =
  | { over: 'hours'; minute: number }
  | { over: 'day'; day: string }
  | { over: 'tray' }
  | { over: null };

const HOURS = '[data-drop="hours"]';
/** What scrolls by itself while something is held near its edge. */
const SCROLLERS = '.timeline-scroll, .days-scroll, .day-strip';
const COVER = '.tray[data-empty]';
/** Pixels from an edge at which scrolling begins, and pixels a frame right at it. */
const EDGE = 56;
const FASTEST = 16;

/** What lies under the pointer. */
export function dropSpotAt(x: number, y: number): DropSpot {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
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
  const box = document.querySelector(HOURS)?.getBoundingClientRect();
  return box ? ((y - box.top) / box.height) * DAY_MINUTES : null;
}

/** Scrolls what lies under the pointer, when the pointer is near its edge. */
export function scrollAtEdge(x: number, y: number): void {
  const scroller = document.elementFromPoint(x, y)?.closest(SCROLLERS);
  if (!scroller) return;
  const box = scroller.getBoundingClientRect();
  const isSideways = scroller.scrollWidth > scroller.clientWidth && scroller.matches('.day-strip');
  if (isSideways) scroller.scrollLeft += pace(x, box.left, box.right);
  else scroller.scrollTop += pace(y, box.top, Math.min(box.bottom, topOf(COVER)));
}

/** Top of what covers the foot of the hours while something is held. */
function topOf(selector: string): number {
  return document.querySelector(selector)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

function pace(at: number, from: number, to: number): number {
  const depth = Math.max(0, EDGE - (to - at)) - Math.max(0, EDGE - (at - from));
  return (depth / EDGE) * FASTEST;
}
