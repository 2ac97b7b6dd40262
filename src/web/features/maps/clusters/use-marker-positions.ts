import { type RefObject, useLayoutEffect } from 'react';
import { placeLabels } from '../labels.ts';
import type { MapSurface, ScreenPoint } from '../map-surface.ts';
import type { Cluster } from './clusters.ts';

const REST_MS = 120;
const MARGIN_PX = 60;
/** Written once rather than at every frame. */
const AWAY = 'translate(-400px, -400px)';

/** Needs no render per frame; the n-th element is the n-th marker's. Labels choose their side at rest. */
export function useMarkerPositions(
  list: RefObject<HTMLOListElement | null>,
  surface: MapSurface | null,
  marks: readonly Cluster[],
): void {
  useLayoutEffect(() => {
    // Synchronises with a map that moves by itself.
    const element = list.current;
    if (!element || !surface) return;
    const elements = [...element.children].filter((child) => child instanceof HTMLElement);
    const isAway: boolean[] = [];
    let rest: ReturnType<typeof setTimeout> | undefined;

    const nameAll = () => {
      const room = { width: element.clientWidth, height: element.clientHeight };
      const seen = elements.flatMap((pin, index) => {
        const mark = marks[index];
        const at = pointOf(surface, mark);
        if (!mark || !at || !isNear(at, room)) return [];
        const label = pin.querySelector<HTMLElement>('[data-slot="map-pin-name"]');
        return [
          { pin, mark, name: label?.textContent ?? '', box: { ...at, width: label?.offsetWidth ?? 0 } },
        ];
      });
      const sides = placeLabels(
        seen.map(({ box }) => box),
        room,
      );
      for (const [index, { pin }] of seen.entries()) pin.dataset.label = sides[index] ?? 'none';
      surface.reserve(seen.map(({ mark, name }, index) => ({ at: mark, name, side: sides[index] ?? null })));
    };
    const moveAll = () => {
      const room = { width: element.clientWidth, height: element.clientHeight };
      for (const [index, pin] of elements.entries()) {
        const at = pointOf(surface, marks[index]);
        const isSeen = at !== null && isNear(at, room);
        if (isSeen) pin.style.transform = `translate(${at.x}px, ${at.y}px)`;
        else if (!isAway[index]) pin.style.transform = AWAY;
        isAway[index] = !isSeen;
      }
      clearTimeout(rest);
      rest = setTimeout(nameAll, REST_MS);
    };
    moveAll();
    const stop = surface.onMove(moveAll);
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [list, surface, marks]);
}

function pointOf(surface: MapSurface, mark: Cluster | undefined): ScreenPoint | null {
  const at = mark && surface.project(mark);
  return at ? { x: at.x + mark.aside.x, y: at.y + mark.aside.y } : null;
}

const isNear = ({ x, y }: ScreenPoint, { width, height }: { width: number; height: number }) =>
  x > -MARGIN_PX && y > -MARGIN_PX && x < width + MARGIN_PX && y < height + MARGIN_PX;
