import { createContext, type ReactNode, use, useDeferredValue, useMemo, useState } from 'react';
import type { Warning } from '#domain/handover-warnings.ts';
import type { DayHandOvers, HandOverOptions } from '#domain/handovers.ts';
import { daysOfTrip, type PlannerItem } from '../../model.ts';
import type { TripDetails } from '../../queries.ts';
import type { DayView } from '../../timeline/model.ts';
import { createHandOvers, itemsByDay, legKey, type ShownHandOvers, shownHandOvers } from '../model.ts';
import { useModeChoices } from './mode-choices.ts';

interface TripHandOvers {
  /** How much there is to check on each day, by ISO day. */
  counts: ReadonlyMap<string, number>;
}

interface DayContext extends ShownHandOvers {
  iso: string;
  day: DayHandOvers;
  /** The trip's items by id, with all their columns. */
  items: ReadonlyMap<string, PlannerItem>;
}

const TripContext = createContext<TripHandOvers | null>(null);
const ShownContext = createContext<DayContext | null>(null);

function useOptions(): HandOverOptions {
  const choices = useModeChoices();
  return useMemo(() => ({ modeOf: (leg) => choices[legKey(leg)] }), [choices]);
}

/** Reckons the hand-overs of the whole trip for its list of days, once what is looked at has been drawn. */
export function TripHandOversProvider({ trip, children }: { trip: TripDetails; children: ReactNode }) {
  const options = useOptions();
  const [reckon] = useState(createHandOvers);
  const later = useDeferredValue<TripDetails | null>(trip, null);
  const value = useMemo((): TripHandOvers => {
    const counts = new Map<string, number>();
    if (!later) return { counts };
    const days = daysOfTrip(later);
    const byDay = itemsByDay(later.items, days);
    for (const day of days) {
      const iso = day.toString();
      counts.set(iso, reckon(day, byDay.get(iso) ?? [], options).warnings.length);
    }
    return { counts };
  }, [later, options, reckon]);
  return <TripContext value={value}>{children}</TripContext>;
}

interface ShownProps {
  trip: TripDetails;
  view: DayView;
  children: ReactNode;
}

/** The hand-overs of the day that is shown. */
export function ShownHandOversProvider({ trip, view, children }: ShownProps) {
  const options = useOptions();
  const [reckon] = useState(createHandOvers);
  const { date } = view;
  const items = useMemo(() => new Map(trip.items.map((item) => [item.id, item])), [trip.items]);
  const day = useMemo(
    () => reckon(date, itemsByDay(trip.items, [date]).get(date.toString()) ?? [], options),
    [trip.items, date, options, reckon],
  );
  const value = useMemo(
    () => ({ iso: date.toString(), day, items, ...shownHandOvers(day, view) }),
    [date, day, items, view],
  );
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
