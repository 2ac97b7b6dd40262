import { toMinorUnits } from '#domain/money.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';

/** A trip's budget beside what it costs, in minor units of its currency. */
export interface BudgetStatus {
  minor: number;
  /** Below 0: over the budget. */
  left: number;
  /** How much of the budget is spent, in whole per cent; more than 100 when over. */
  percent: number;
  /** What is left for each day from `today` on; null when nothing is left, or no day. */
  perDayLeft: number | null;
}

/** @returns null for a trip without a budget */
export function budgetStatus(
  trip: TripDetails,
  spent: number,
  today: Temporal.PlainDate,
): BudgetStatus | null {
  const minor = toMinorUnits(trip.budget, trip.currency);
  if (minor === null) return null;
  const left = minor - spent;
  const days = daysOfTrip(trip).filter((day) => Temporal.PlainDate.compare(day, today) >= 0).length;
  return {
    minor,
    left,
    percent: minor > 0 ? Math.max(0, Math.floor((spent / minor) * 100)) : spent > 0 ? 100 : 0,
    perDayLeft: left > 0 && days > 0 ? Math.floor(left / days) : null,
  };
}
