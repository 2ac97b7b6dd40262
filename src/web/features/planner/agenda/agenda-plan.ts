import type { Amount } from '#domain/costs.ts';
import { daysBetween } from '#domain/days.ts';
import type { Transfer, TransferOptions } from '#domain/legs.ts';
import { dayTransfers } from '#domain/transfers.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { dayEntries } from '../days/day-entries.ts';
import { type PrintDay, type PrintNight, type PrintPlan, printPlan } from '../print-view/print-plan.ts';

export interface AgendaDay extends PrintDay {
  /** A stay counts per night. */
  costs: readonly Amount[];
  /** By id of the item that they lead to, in order. */
  transfersTo: ReadonlyMap<string, readonly Transfer[]>;
}

export interface FreeDays {
  first: PrintDay;
  last: PrintDay;
  nights: readonly PrintNight[];
}

export type AgendaPart = { type: 'day'; day: AgendaDay } | { type: 'free'; free: FreeDays };

/** Consecutive empty days are joined [PLUS-21]. */
export interface Agenda extends Pick<PrintPlan, 'notes' | 'outside'> {
  parts: AgendaPart[];
}

/** Includes everything that is planned. */
export function agendaOf(trip: TripDetails, options?: TransferOptions): Agenda {
  const { days, notes, outside } = printPlan(trip);
  const entries = dayEntries(
    trip,
    days.map(({ date }) => date),
  );
  const parts: AgendaPart[] = [];
  for (const [index, day] of days.entries()) {
    const { costs = [], items = [] } = entries[index] ?? {};
    const hasExpenses = trip.trip_expenses.some(({ date }) => date === day.iso);
    const before = parts.at(-1);
    if (day.lines.length + day.waiting.length > 0 || hasExpenses) {
      const { transfers } = dayTransfers(items, day.date, options);
      const transfersTo = Map.groupBy(transfers, ({ to }) => to.id);
      parts.push({ type: 'day', day: { ...day, costs, transfersTo } });
    } else if (before?.type === 'free' && hasSameNights(before.free, day)) before.free.last = day;
    else parts.push({ type: 'free', free: { first: day, last: day, nights: day.nights } });
  }
  return { parts, notes, outside };
}

const hasSameNights = ({ last, nights }: FreeDays, day: PrintDay) =>
  daysBetween(last.date, day.date) === 1 &&
  nights.map(({ item }) => item.id).join() === day.nights.map(({ item }) => item.id).join();
