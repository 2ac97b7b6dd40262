/** Includes what covers the timeline's bottom. */
const SCROLLERS = '[data-slot="timeline-scroll"], [data-slot="days-scroll"], [data-slot="day-strip"]';
const COVER = '[data-slot="tray"][data-empty]';
/** In pixels from the edge, and in pixels per frame at the edge. */
const EDGE = 56;
const FASTEST = 16;
/** In pixels: days of the strip are only 76 wide. */
const STRIP_EDGE = 24;
const STRIP_FASTEST = 5;
/** In pixels towards an edge: a drag that starts there does not scroll. */
const TOWARDS = 8;

/** Scrolls once a frame near an edge that the pointer approached. True: another element may be under it. */
export function edgeScroll() {
  let scroller: Element | null = null;
  let cover: Element | null = null;
  let entry = { x: 0, y: 0 };
  return (x: number, y: number, under: Element | null): boolean => {
    const next = under?.closest(SCROLLERS) ?? null;
    if (next !== scroller) {
      scroller = next;
      // The cover is cached per scrolling element.
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
