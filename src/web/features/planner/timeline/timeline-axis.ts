import type { PlannerItem } from '#web/trip-data/trip.ts';
import type { ItemCardView, StayView } from './day-view.ts';

/** The route line of a day. Positions and lengths are hours from midnight. */
export interface TimelineAxisView {
  from: number;
  to: number;
  segments: {
    id: string;
    kind: PlannerItem['kind'];
    at: number;
    length: number;
    isSecond: boolean;
    startsBefore: boolean;
  }[];
  stops: { id: string; kind: PlannerItem['kind']; at: number; number: number }[];
}

/** The number of what happens, and where it stands. */
export interface Stop {
  number: number;
  isNumberInside: boolean;
  /** Where it stands on the rail. */
  stopAt: number;
}

const FULL_DAY = 24;

/** Draws the line beside what happens on a day. */
export function timelineAxis(
  slips: readonly ItemCardView[],
  stays: readonly StayView[],
  stops: ReadonlyMap<string, Stop>,
): TimelineAxisView {
  const checkIns = stays.filter((stay) => stay.isCheckIn);
  const starts = [...slips.map((slip) => slip.at), ...checkIns.map((stay) => stay.at)];
  const ends = [...slips.map((slip) => slip.at + slip.length), ...checkIns.map((stay) => stay.at)];
  return {
    from: starts.length > 0 ? Math.min(...starts) : 0,
    to: ends.length > 0 ? Math.max(...ends) : FULL_DAY,
    segments: slips
      .filter((slip) => slip.column < 2)
      .map((slip) => ({
        id: slip.item.id,
        kind: slip.item.kind,
        at: slip.at,
        length: slip.length,
        isSecond: slip.column === 1,
        startsBefore: slip.startsBefore,
      })),
    stops: [...slips, ...checkIns].flatMap(({ item }) => {
      const stop = stops.get(item.id);
      return stop && !stop.isNumberInside
        ? { id: item.id, kind: item.kind, at: stop.stopAt, number: stop.number }
        : [];
    }),
  };
}
