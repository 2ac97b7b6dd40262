import type { PlannerItem } from '#web/trip-data/trip.ts';

/** Hours from midnight. */
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

export interface Stop {
  number: number;
  isNumberInside: boolean;
  stopAt: number;
}

interface AxisEntry {
  item: PlannerItem;
  at: number;
}

interface AxisCard extends AxisEntry {
  length: number;
  column: number;
  startsBefore: boolean;
}

const FULL_DAY = 24;

export function timelineAxis(
  cards: readonly AxisCard[],
  checkIns: readonly AxisEntry[],
  stops: ReadonlyMap<string, Stop>,
): TimelineAxisView {
  const starts = [...cards.map((card) => card.at), ...checkIns.map((stay) => stay.at)];
  const ends = [...cards.map((card) => card.at + card.length), ...checkIns.map((stay) => stay.at)];
  return {
    from: starts.length > 0 ? Math.min(...starts) : 0,
    to: ends.length > 0 ? Math.max(...ends) : FULL_DAY,
    segments: cards
      .filter((card) => card.column < 2)
      .map((card) => ({
        id: card.item.id,
        kind: card.item.kind,
        at: card.at,
        length: card.length,
        isSecond: card.column === 1,
        startsBefore: card.startsBefore,
      })),
    stops: [...cards, ...checkIns].flatMap(({ item }) => {
      const stop = stops.get(item.id);
      return stop && !stop.isNumberInside
        ? { id: item.id, kind: item.kind, at: stop.stopAt, number: stop.number }
        : [];
    }),
  };
}
