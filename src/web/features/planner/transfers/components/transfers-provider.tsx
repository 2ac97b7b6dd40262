import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Transfer } from '#domain/legs.ts';
import type { Warning } from '#domain/plan-warnings.ts';
import { itemsByDay } from '#domain/spans.ts';
import { type DayTransfers, dayTransfers } from '#domain/transfers.ts';
import type { Travel } from '#domain/travel.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip, type PlannerItem } from '#web/trip-data/trip.ts';
import type { DayView } from '../../timeline/day-view.ts';
import { createDayTransfers, type VisibleTransfers, visibleTransfers } from '../day-transfers.ts';
import { routedModesQuery, routeKey, routeQuery } from '../queries.ts';
import { useTransferOptions } from '../transfer-options.ts';

interface TripTransfers {
  /** Warnings by ISO day. */
  counts: ReadonlyMap<string, number>;
}

interface DayContext extends VisibleTransfers {
  iso: string;
  day: DayTransfers;
  items: ReadonlyMap<string, PlannerItem>;
}

const TripContext = createContext<TripTransfers | null>(null);
const VisibleContext = createContext<DayContext | null>(null);

export function TripTransfersProvider({ trip, children }: { trip: TripDetails; children: ReactNode }) {
  const options = useTransferOptions();
  const [compute] = useState(createDayTransfers);
  const value = useMemo((): TripTransfers => {
    const days = daysOfTrip(trip);
    const byDay = itemsByDay(trip.items, days);
    const counts = days.map((day, index): [string, number] => [
      day.toString(),
      compute(day, byDay[index] ?? [], options).warnings.length,
    ]);
    return { counts: new Map(counts) };
  }, [trip, options, compute]);
  return <TripContext value={value}>{children}</TripContext>;
}

const NO_MODES: readonly string[] = [];
const NO_ROUTES: ReadonlyMap<string, Travel> = new Map();

const travelsOf = (results: UseQueryResult<Travel | null>[]) => results.map(({ data }) => data);

/** Routes by their key; a route without an answer is absent. */
function useRoutes(all: readonly Transfer[]): ReadonlyMap<string, Travel> {
  const { data: modes = NO_MODES } = useQuery(routedModesQuery);
  const transfers = useMemo(() => all.filter(({ mode }) => modes.includes(mode)), [all, modes]);
  // The array is stable, or all queries would be matched again.
  const queries = useMemo(
    () => transfers.map((transfer) => routeQuery(transfer, transfer.mode)),
    [transfers],
  );
  const answers = useQueries({ queries, combine: travelsOf });
  return useMemo(() => {
    const known = answers.flatMap((answer, index): [string, Travel][] => {
      const transfer = transfers[index];
      return transfer && answer ? [[routeKey(transfer, transfer.mode), answer]] : [];
    });
    return known.length > 0 ? new Map(known) : NO_ROUTES;
  }, [answers, transfers]);
}

interface VisibleDay {
  items: readonly PlannerItem[];
  view: DayView;
}

export function VisibleTransfersProvider({ items, view, children }: VisibleDay & { children: ReactNode }) {
  const options = useTransferOptions();
  const [compute] = useState(createDayTransfers);
  const { date } = view;
  const estimated = useMemo(() => compute(date, items, options), [date, items, options, compute]);
  const routes = useRoutes(estimated.transfers);
  const value = useMemo((): DayContext => {
    const day =
      routes.size === 0
        ? estimated
        : dayTransfers(items, date, {
            ...options,
            routeOf: (ends, mode) => routes.get(routeKey(ends, mode)),
          });
    const byId = new Map(items.map((item) => [item.id, item]));
    return { iso: date.toString(), day, items: byId, ...visibleTransfers(day, view) };
  }, [items, view, date, estimated, routes, options]);
  return <VisibleContext value={value}>{children}</VisibleContext>;
}

export function useWarningCount(iso: string): number {
  return use(TripContext)?.counts.get(iso) ?? 0;
}

export function useVisibleTransfers(): DayContext | null {
  return use(VisibleContext);
}

const NONE: readonly Warning[] = [];

export function useCardWarnings(id: string): readonly Warning[] {
  return use(VisibleContext)?.byItem.get(id) ?? NONE;
}
