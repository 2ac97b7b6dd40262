import { daysBetween } from '#domain/days.ts';
import { type DaySchedule, daySchedule } from '#domain/schedule.ts';
import { exactSpan, itemsByDay, type TimeSpan } from '#domain/spans.ts';
import { DAY_MINUTES } from '#domain/times.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip, type PlannerItem, type PlannerItemOf } from '#web/trip-data/trip.ts';
import { outsideItems } from '../days/day-entries.ts';

/** In minutes from the day's midnight; negative when it began before. */
export interface PrintHours {
  start: number;
  /** Exact; equal to `start` when unknown. */
  end: number;
  minutes: number;
  startsBefore: boolean;
  endsAfter: boolean;
  /** In minutes from midnight of its first day. */
  span: TimeSpan;
}

export type PrintLine =
  | { type: 'item'; item: PlannerItem; hours: PrintHours | null }
  | { type: 'check-in' | 'check-out'; item: PlannerItemOf<'accommodation'>; time: number };

export interface PrintNight {
  item: PlannerItemOf<'accommodation'>;
  night: number;
  nights: number;
}

export interface PrintDay {
  date: Temporal.PlainDate;
  iso: string;
  number: number;
  /** Check-outs come first. */
  lines: PrintLine[];
  waiting: PlannerItem[];
  nights: PrintNight[];
}

export interface PrintPlan {
  days: PrintDay[];
  stays: PlannerItemOf<'accommodation'>[];
  notes: PlannerItem[];
  outside: PlannerItem[];
}

/** Includes everything that is planned [PLUS-4]. */
export function printPlan(trip: TripDetails): PrintPlan {
  const byId = new Map(trip.items.map((item) => [item.id, item]));
  const days = daysOfTrip(trip);
  const byDay = itemsByDay(trip.items, days);
  const [first] = days;
  // Over before the first day, which it reaches by rounding alone: no day has a line of it.
  const ofEve = first
    ? (byDay[0] ?? []).filter((item) => exactSpan(item) !== null && hoursOn(item, first) === null)
    : [];
  return {
    days: days.map((date, index) => sheetDay(date, index + 1, daySchedule(byDay[index] ?? [], date), byId)),
    stays: trip.items
      .filter((item) => item.kind === 'accommodation')
      .toSorted((one, other) => one.check_in.localeCompare(other.check_in)),
    notes: trip.items.filter((item) => item.kind === 'note' && item.date === null),
    outside: [...ofEve, ...outsideItems(trip)],
  };
}

function sheetDay(
  date: Temporal.PlainDate,
  number: number,
  schedule: DaySchedule,
  byId: ReadonlyMap<string, PlannerItem>,
): PrintDay {
  const stayOf = (id: string) => {
    const item = byId.get(id);
    return item?.kind === 'accommodation' ? item : null;
  };
  const lines: { at: number; line: PrintLine }[] = schedule.timed.flatMap((segment) => {
    const item = byId.get(segment.item.id);
    const hours = item && hoursOn(item, date);
    return hours ? { at: segment.start, line: { type: 'item', item, hours } } : [];
  });
  for (const { item, start, isCheckIn, reachedAt } of schedule.stays) {
    const stay = isCheckIn && stayOf(item.id);
    if (stay) lines.push({ at: reachedAt, line: { type: 'check-in', item: stay, time: start } });
  }
  return {
    date,
    iso: date.toString(),
    number,
    lines: [
      ...schedule.checkOuts.flatMap(({ item, end }): PrintLine[] => {
        const stay = stayOf(item.id);
        return stay ? [{ type: 'check-out', item: stay, time: end }] : [];
      }),
      ...lines.toSorted((one, other) => one.at - other.at).map(({ line }) => line),
    ],
    waiting: [...schedule.unscheduled, ...schedule.notes].flatMap(({ id }) => byId.get(id) ?? []),
    nights: schedule.stays.flatMap(({ item, isCheckIn, night, nights }) => {
      const stay = isCheckIn ? null : stayOf(item.id);
      return stay ? { item: stay, night, nights } : [];
    }),
  };
}

function hoursOn(item: PlannerItem, day: Temporal.PlainDate): PrintHours | null {
  const span = exactSpan(item);
  if (!span) return null;
  const offset = daysBetween(day, span.day) * DAY_MINUTES;
  const { minutes } = span;
  const start = span.start + offset;
  const end = span.end + offset;
  // Drawn by whole hours [SCHED-1], transport may reach a day on which it is over.
  if (start < 0 && end <= 0) return null;
  return { start, end, minutes, startsBefore: start < 0, endsAfter: end > DAY_MINUTES, span };
}
