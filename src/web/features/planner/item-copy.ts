import { DAY_MINUTES } from '#domain/times.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { placementOf, placementWrite } from './drag-and-drop/placement.ts';

/** A copy of an item under an id of its own: right after it when it ends on its day, at the same hour otherwise [PLUS-21]. */
export function copyOfItem(item: PlannerItem, id: string): PlannerItem {
  const placement = placementOf(item);
  const { minute, length } = placement;
  const next = minute === null ? DAY_MINUTES : minute + length;
  const moved =
    length > 0 && next < DAY_MINUTES ? placementWrite(item, { ...placement, minute: next }) : null;
  return Object.assign({ ...item, id }, moved?.columns);
}
