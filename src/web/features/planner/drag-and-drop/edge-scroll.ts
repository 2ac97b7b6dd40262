/** Elements that scroll while a drag is near their edge, and what covers the timeline's bottom then. */
const SCROLLERS = '[data-slot="timeline-scroll"], [data-slot="days-scroll"], [data-slot="day-strip"]';
const COVER = '[data-slot="tray"][data-empty]';
/** Distance from the edge in pixels at which scrolling begins, and speed at the edge in pixels per frame. */
const EDGE = 56;
const FASTEST = 16;
/** The same of the strip of days, whose days are 76 pixels wide. */
const STRIP_EDGE = 24;
const STRIP_FASTEST = 5;
/** Pixels that the pointer moves towards an edge first: a drag that starts there does not scroll. */
const TOWARDS = 8;

/**
 * Scrolls the element under the pointer while it is near an edge that it moved towards; called once a frame. Answers whether
 * something else may be under the pointer now.
 */
export function edgeScroll() {
  let scroller: Element | null = null;
  let cover: Element | null = null;
  let entry = { x: 0, y: 0 };
  return (x: number, y: number, under: Element | null): boolean => {
    const next = under?.closest(SCROLLERS) ?? null;
    if (next !== scroller) {
      scroller = next;
      // Cached per element.
      cover = document.querySelector(COVER);
      entry = { x, y };
    }
    if (!scroller) return false;
    const box = scroller.getBoundingClientRect();
    if (scroller.matches('[data-slot="day-strip"]')) {
      const edge = { depth: STRIP_EDGE, fastest: STRIP_FASTEST };
      return scroll(scroller, pace(x, entry.x, box.left, box.right, edge), 0);
    }
    const edge = { depth: EDGE, fastest: FASTEST };
    return scroll(scroller, 0, pace(y, entry.y, box.top, Math.min(box.bottom, topOf(cover)), edge));
  };
}

function topOf(cover: Element | null): number {
  return cover?.isConnected ? cover.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
}

function scroll(scroller: Element, left: number, top: number): boolean {
  if (left === 0 && top === 0) return false;
  scroller.scrollBy({ left, top, behavior: 'instant' });
  return true;
}

interface Edge {
  depth: number;
  fastest: number;
}

function pace(at: number, entry: number, from: number, to: number, { depth, fastest }: Edge): number {
  const back = at < entry - TOWARDS ? Math.max(0, depth - (at - from)) : 0;
  const on = at > entry + TOWARDS ? Math.max(0, depth - (to - at)) : 0;
  return ((on - back) / depth) * fastest;
}
