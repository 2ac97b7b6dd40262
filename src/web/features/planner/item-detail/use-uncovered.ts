import { type RefObject, useEffect } from 'react';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { afterPaint } from '#web/ui/after-paint.ts';

/** Pixels between the foot of the hours and the sheet. */
const MARGIN = 16;

const hoursUnder = (panel: HTMLElement | null) =>
  panel?.parentElement?.querySelector<HTMLElement>('[data-slot="timeline-scroll"]');

const showChosen = (hours: HTMLElement) =>
  hours.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });

/**
 * Keeps the chosen item, and whatever has the focus, out from under the sheet that tells its details: the hours can be
 * scrolled on by as much as it covers. After the paint, since what then lies under the pointer lights up, which would have to
 * be drawn in the same frame as the sheet.
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
      // Chromium scrolls into new room only once that has been laid out.
      setRoom(`${element.offsetHeight + MARGIN}px`);
      takeBack = afterPaint(() => showChosen(hours));
    });
    observer.observe(element);
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
