import { type RefObject, useEffect } from 'react';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { afterPaint } from '#web/ui/after-paint.ts';

/** Pixels between the timeline's bottom and the panel. */
const MARGIN = 16;

/** So many frames the height that was added may take to be there: some, in Chromium, on a phone's screen. */
const TRIES = 10;

const hoursUnder = (panel: HTMLElement | null) =>
  panel?.parentElement?.querySelector<HTMLElement>('[data-slot="timeline-scroll"]');

/** Scrolls the selected item out from under the panel after the next paint. Returns a function that takes it back. */
function showChosen(hours: HTMLElement, panel: HTMLElement, tries = TRIES): () => void {
  let takeBack = afterPaint(() => {
    const chosen = hours.querySelector('[data-selected]');
    chosen?.scrollIntoView({ block: 'nearest' });
    const isCovered = chosen && chosen.getBoundingClientRect().bottom > panel.getBoundingClientRect().top;
    if (isCovered && tries > 1) takeBack = showChosen(hours, panel, tries - 1);
  });
  return () => takeBack();
}

/**
 * Scrolls the selected item and the focus out from under the details panel; the timeline can scroll further by the
 * height that it covers. After the paint, since the hover effects that follow would be drawn in the same frame.
 */
export function useUncovered(panel: RefObject<HTMLElement | null>, item: PlannerItem): void {
  useEffect(() => {
    const element = panel.current;
    const hours = hoursUnder(element);
    if (!element || !hours) return;
    let takeBack = () => {};
    const setRoom = (room: string) =>
      Object.assign(hours.style, { paddingBottom: room, scrollPaddingBottom: room });
    const observer = new ResizeObserver(() => {
      takeBack();
      setRoom(`${element.offsetHeight + MARGIN}px`);
      takeBack = showChosen(hours, element);
    });
    observer.observe(element);
    // What arrives late above the timeline moves it; its own padding is no change of its border box.
    observer.observe(hours, { box: 'border-box' });
    return () => {
      observer.disconnect();
      takeBack();
      setRoom('');
    };
  }, [panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands elsewhere when it is changed
  useEffect(() => {
    const element = panel.current;
    const hours = hoursUnder(element);
    return element && hours ? showChosen(hours, element) : undefined;
  }, [panel, item]);
}
