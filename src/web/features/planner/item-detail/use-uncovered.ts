import { type RefObject, useEffect } from 'react';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { afterPaint } from '#web/ui/after-paint.ts';

/** Pixels between the timeline's bottom and the panel. */
const MARGIN = 16;

const hoursUnder = (panel: HTMLElement | null) =>
  panel?.parentElement?.querySelector<HTMLElement>('[data-slot="timeline-scroll"]');

const showChosen = (hours: HTMLElement) =>
  hours.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });

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
      // Chromium scrolls into the added height only after layout.
      setRoom(`${element.offsetHeight + MARGIN}px`);
      takeBack = afterPaint(() => showChosen(hours));
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
    const hours = hoursUnder(panel.current);
    return hours ? afterPaint(() => showChosen(hours)) : undefined;
  }, [panel, item]);
}
