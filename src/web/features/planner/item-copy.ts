import { DAY_MINUTES } from '#domain/times.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { placementOf, placementWrite } from './drag-and-drop/placement.ts';

/** Right after it if that is the same day, else at the same hour [PLUS-21]. */
export function copyOfItem(item: PlannerItem, id: string): PlannerItem {
  const placement = placementOf(item);
  const { minute, length } = placement;
  const next = minute === null ? DAY_MINUTES : minute + length;
  const moved =
    length > 0 && next < DAY_MINUTES ? placementWrite(item, { ...placement, minute: next }) : null;
  return Object.assign({ ...item, id }, moved?.columns);
}
