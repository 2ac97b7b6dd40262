import { type RefObject, useEffect } from 'react';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { afterPaint } from '#web/ui/timing.ts';

const MARGIN_PX = 16;

/** In frames: Chromium on phones adds height late. */
const TRIES = 10;

const hoursUnder = (panel: HTMLElement | null) =>
  panel?.parentElement?.querySelector<HTMLElement>('[data-slot="timeline-scroll"]');

/** Scrolls after the paint. Returns a function that cancels it. */
function showChosen(hours: HTMLElement, panel: HTMLElement, tries = TRIES): () => void {
  let takeBack = afterPaint(() => {
    const chosen = hours.querySelector('[data-selected]');
    chosen?.scrollIntoView({ block: 'nearest' });
    const isCovered = chosen && chosen.getBoundingClientRect().bottom > panel.getBoundingClientRect().top;
    if (isCovered && tries > 1) takeBack = showChosen(hours, panel, tries - 1);
  });
  return () => takeBack();
}

/** Adds the covered height to the timeline, after the paint: hover effects would share the frame. */
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
      setRoom(`${element.offsetHeight + MARGIN_PX}px`);
      takeBack = showChosen(hours, element);
    });
    observer.observe(element);
    // Late content above moves it; its padding does not change the border box.
    observer.observe(hours, { box: 'border-box' });
    return () => {
      observer.disconnect();
      takeBack();
      setRoom('');
    };
  }, [panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed item is elsewhere
  useEffect(() => {
    const element = panel.current;
    const hours = hoursUnder(element);
    return element && hours ? showChosen(hours, element) : undefined;
  }, [panel, item]);
}
