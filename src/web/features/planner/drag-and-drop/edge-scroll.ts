/** What scrolls by itself while something is held near its edge, and what covers the foot of the hours then. */
const SCROLLERS = '[data-slot="timeline-scroll"], [data-slot="days-scroll"], [data-slot="day-strip"]';
const COVER = '[data-slot="tray"][data-empty]';
/** Pixels from an edge at which scrolling begins, and pixels a frame right at it. */
const EDGE = 56;
const FASTEST = 16;
/** Pixels that the pointer has to go towards an edge: what was taken there, or comes in there, does not run away. */
const TOWARDS = 8;

/** Scrolls what lies under the pointer while it is near an edge that it came towards. Asked once a frame. */
export function edgeScroll() {
  let scroller: Element | null = null;
  let cover: Element | null = null;
  let entry = { x: 0, y: 0 };
  return (x: number, y: number, under: Element | null): void => {
    const next = under?.closest(SCROLLERS) ?? null;
    if (next !== scroller) {
      scroller = next;
      // Once for each: the page is not looked through for every frame.
      cover = document.querySelector(COVER);
      entry = { x, y };
    }
    if (!scroller) return;
    const box = scroller.getBoundingClientRect();
    if (scroller.matches('[data-slot="day-strip"]'))
      scroll(scroller, pace(x, entry.x, box.left, box.right), 0);
    else scroll(scroller, 0, pace(y, entry.y, box.top, Math.min(box.bottom, topOf(cover))));
  };
}

function topOf(cover: Element | null): number {
  return cover?.isConnected ? cover.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
}

function scroll(scroller: Element, left: number, top: number): void {
  if (left !== 0 || top !== 0) scroller.scrollBy({ left, top, behavior: 'instant' });
}

function pace(at: number, entry: number, from: number, to: number): number {
  const back = at < entry - TOWARDS ? Math.max(0, EDGE - (at - from)) : 0;
  const on = at > entry + TOWARDS ? Math.max(0, EDGE - (to - at)) : 0;
  return ((on - back) / EDGE) * FASTEST;
}
