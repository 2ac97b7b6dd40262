import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Warning } from '#domain/handover-warnings.ts';
import { type DayHandOvers, dayHandOvers, type HandOver, type HandOverOptions } from '#domain/handovers.ts';
import type { Travel } from '#domain/travel.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip, type PlannerItem } from '#web/trip-data/trip.ts';
import type { DayView } from '../../timeline/day-view.ts';
import {
  createHandOvers,
  itemsByDay,
  legKey,
  type ShownHandOvers,
  shownHandOvers,
} from '../day-transfers.ts';
import { routedModesQuery, routeKey, routeQuery } from '../queries.ts';
import { useModeChoices } from '../travel-mode-store.ts';

interface TripHandOvers {
  /** How much there is to check on each day, by ISO day. */
  counts: ReadonlyMap<string, number>;
}

interface DayContext extends ShownHandOvers {
  iso: string;
  day: DayHandOvers;
  /** The day's items by id, with all their columns. */
  items: ReadonlyMap<string, PlannerItem>;
}

const TripContext = createContext<TripHandOvers | null>(null);
const ShownContext = createContext<DayContext | null>(null);

function useOptions(): HandOverOptions {
  const choices = useModeChoices();
  return useMemo(() => ({ modeOf: (leg) => choices[legKey(leg)] }), [choices]);
}

/** Reckons the hand-overs of the whole trip for its list of days. */
export function TripHandOversProvider({ trip, children }: { trip: TripDetails; children: ReactNode }) {
  const options = useOptions();
  const [reckon] = useState(createHandOvers);
  const value = useMemo((): TripHandOvers => {
    const counts = new Map<string, number>();
    const days = daysOfTrip(trip);
    const byDay = itemsByDay(trip.items, days);
    for (const day of days) {
      const iso = day.toString();
      counts.set(iso, reckon(day, byDay.get(iso) ?? [], options).warnings.length);
    }
    return { counts };
  }, [trip, options, reckon]);
  return <TripContext value={value}>{children}</TripContext>;
}

const NO_MODES: readonly string[] = [];
const NO_ROUTES: ReadonlyMap<string, Travel> = new Map();

const travelsOf = (results: UseQueryResult<Travel | null>[]) => results.map(({ data }) => data);

/** What a routing service knows of these ways; what it has not answered yet, or never will, is not in it. */
function useRoutes(all: readonly HandOver[]): ReadonlyMap<string, Travel> {
  const { data: modes = NO_MODES } = useQuery(routedModesQuery);
  const ways = useMemo(() => all.filter(({ mode }) => modes.includes(mode)), [all, modes]);
  // The same until the ways are others: given anew, they are matched anew each time.
  const queries = useMemo(() => ways.map((way) => routeQuery(way, way.mode)), [ways]);
  const answers = useQueries({ queries, combine: travelsOf });
  return useMemo(() => {
    const known = answers.flatMap((answer, index): [string, Travel][] => {
      const way = ways[index];
      return way && answer ? [[routeKey(way, way.mode), answer]] : [];
    });
    return known.length > 0 ? new Map(known) : NO_ROUTES;
  }, [answers, ways]);
}

interface ShownDay {
  /** What shows on the day. */
  items: readonly PlannerItem[];
  view: DayView;
}

/** The hand-overs of the day that is shown. */
export function ShownHandOversProvider({ items, view, children }: ShownDay & { children: ReactNode }) {
  const options = useOptions();
  const [reckon] = useState(createHandOvers);
  const { date } = view;
  const estimated = useMemo(() => reckon(date, items, options), [date, items, options, reckon]);
  const routes = useRoutes(estimated.ways);
  const value = useMemo((): DayContext => {
    const day =
      routes.size === 0
        ? estimated
        : dayHandOvers(items, date, { ...options, routeOf: (leg, mode) => routes.get(routeKey(leg, mode)) });
    const byId = new Map(items.map((item) => [item.id, item]));
    return { iso: date.toString(), day, items: byId, ...shownHandOvers(day, view) };
  }, [items, view, date, estimated, routes, options]);
  return <ShownContext value={value}>{children}</ShownContext>;
}

/** How much there is to check on a day; 0 while that is not known. */
export function useWarningCount(iso: string): number {
  return use(TripContext)?.counts.get(iso) ?? 0;
}

/** The hand-overs of the day that is shown; null where none is. */
export function useShownHandOvers(): DayContext | null {
  return use(ShownContext);
}

const NONE: readonly Warning[] = [];

/** Warnings that an item's own slip has to say. */
export function useSlipWarnings(id: string): readonly Warning[] {
  return use(ShownContext)?.bySlip.get(id) ?? NONE;
}
