import { type RefObject, useLayoutEffect } from 'react';
import { fanOut, type MapStop, placeLabels } from '../model.ts';
import type { MapSurface } from './map-surface.ts';

/**
 * Keeps the pins of a list where their places are, without a render a frame: the list's n-th element is the n-th
 * stop's. Names find their side once the map has come to rest.
 */
export function usePinPositions(
  list: RefObject<HTMLOListElement | null>,
  surface: MapSurface | null,
  stops: readonly MapStop[],
): void {
  useLayoutEffect(() => {
    // Synchronises with a map that moves by itself.
    const element = list.current;
    if (!element || !surface) return;
    const pins = [...element.children].filter((child) => child instanceof HTMLElement);
    const aside = fanOut(stops);
    let rest: ReturnType<typeof setTimeout> | undefined;

    const pointsNow = () =>
      stops.map((stop, index) => {
        const at = surface.project(stop);
        const fan = aside[index];
        return at && { x: at.x + (fan?.x ?? 0), y: at.y + (fan?.y ?? 0) };
      });
    const nameAll = () => {
      const room = { width: element.clientWidth, height: element.clientHeight };
      const boxes = pointsNow().map((at, index) => {
        const width = pins[index]?.querySelector<HTMLElement>('.map-pin-name')?.offsetWidth ?? 0;
        return { ...(at ?? { x: -1000, y: -1000 }), width };
      });
      for (const [index, side] of placeLabels(boxes, room).entries()) {
        const pin = pins[index];
        if (pin) pin.dataset.label = side ?? 'none';
      }
    };
    const moveAll = () => {
      for (const [index, at] of pointsNow().entries()) {
        const pin = pins[index];
        if (!pin) continue;
        pin.hidden = !at;
        if (at) pin.style.transform = `translate(${at.x}px, ${at.y}px)`;
      }
      clearTimeout(rest);
      rest = setTimeout(nameAll, 120);
    };
    moveAll();
    nameAll();
    const stop = surface.onMove(moveAll);
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [list, surface, stops]);
}
