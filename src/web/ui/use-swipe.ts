import { type TouchEvent, useRef } from 'react';

const DISTANCE_PX = 64;
/** In ms: a longer rest is a long press, which drags. */
const REST = 350;

interface Swipe {
  onTouchStart: (event: TouchEvent) => void;
  onTouchMove: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** Ignores swipes after a rest, in sideways scrollers, or on `data-no-swipe`. 1 is left, -1 right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void): Swipe {
  const start = useRef<{ x: number; y: number; restsFrom: number | null } | null>(null);
  return {
    onTouchStart: ({ touches, target, currentTarget, timeStamp }) => {
      const touch = touches[0];
      const isFree = touch && touches.length === 1 && !isTaken(target, currentTarget);
      start.current = isFree ? { x: touch.clientX, y: touch.clientY, restsFrom: timeStamp } : null;
    },
    onTouchMove: ({ timeStamp }) => {
      const from = start.current;
      if (!from || from.restsFrom === null) return;
      if (timeStamp - from.restsFrom > REST) start.current = null;
      from.restsFrom = null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const x = touch.clientX - from.x;
      const y = touch.clientY - from.y;
      if (Math.abs(x) >= DISTANCE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

function isTaken(target: EventTarget, within: Element): boolean {
  if (!(target instanceof Element) || !within.contains(target)) return true; // Its layer is above the page.
  let element: Element | null = target;
  for (; element && element !== within; element = element.parentElement) {
    if (element instanceof HTMLElement && 'noSwipe' in element.dataset) return true;
    const isWide = element.scrollWidth > element.clientWidth + 1;
    if (isWide && /auto|scroll/.test(getComputedStyle(element).overflowX)) return true;
  }
  return false;
}
