import { toMinorUnits } from '#domain/money.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';

export interface BudgetStatus {
  minor: number;
  /** Negative: over the budget. */
  left: number;
  /** Whole per cent; over 100 beyond the budget. */
  percent: number;
  /** For each day from `today` on; null: no money or no day is left. */
  perDayLeft: number | null;
}

/** @returns null without a budget */
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
    percent: minor > 0 ? Math.max(0, Math.floor((spent * 100) / minor)) : spent > 0 ? 100 : 0,
    perDayLeft: left > 0 && days > 0 ? Math.floor(left / days) : null,
  };
}
