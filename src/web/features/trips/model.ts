import type { Json } from '#db/database.types.ts';
import { type CostSums, tripCost } from '#domain/costs.ts';
import { daysBetween } from '#domain/days.ts';
import { asExpense, type TripItem, withKind } from '#domain/items.ts';
import { readAmount } from '#domain/money.ts';
import { cutTo, folded, trimmed } from '#domain/text.ts';
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import type { TripFacts, TripSummary } from './queries.ts';
import type { TripForm } from './schema.ts';

type Day = Temporal.PlainDate;

export const startOf = (trip: { start_date: string }) => Temporal.PlainDate.from(trip.start_date);
export const endOf = (trip: { end_date: string }) => Temporal.PlainDate.from(trip.end_date);
export const rangeOf = (trip: { start_date: string; end_date: string }) => ({
  start: startOf(trip),
  end: endOf(trip),
});

/** Counts both the first and the last day. */
export function lengthInDays(trip: { start_date: string; end_date: string }): number {
  return daysBetween(startOf(trip), endOf(trip)) + 1;
}

export const isCancelled = (trip: { status: string }): boolean => trip.status === 'cancelled';

const byStart = (a: DatedTrip, b: DatedTrip) =>
  a.start_date.localeCompare(b.start_date) || a.id.localeCompare(b.id);

type DatedTrip = Pick<TripSummary, 'id' | 'start_date' | 'end_date' | 'status'>;

interface ArrangedTrips<T> {
  /** The trip under way, or the first to come; a cancelled one only where there is no other. */
  next: T | null;
  later: T[];
  past: T[];
}

/** Splits trips into next, later and past ones, seen from `today`. */
export function arrangeTrips<T extends DatedTrip>(trips: readonly T[], today: Day): ArrangedTrips<T> {
  const sorted = trips.toSorted(byStart);
  const isOver = (trip: T) => Temporal.PlainDate.compare(endOf(trip), today) < 0;
  const coming = sorted.filter((trip) => !isOver(trip));
  const next = coming.find((trip) => !isCancelled(trip)) ?? coming[0] ?? null;
  return {
    next,
    later: coming.filter((trip) => trip !== next),
    past: sorted.filter(isOver).reverse(),
  };
}

/** Counts trips that have not begun and will. */
export function countUpcoming(
  trips: readonly Pick<DatedTrip, 'start_date' | 'status'>[],
  today: Day,
): number {
  return trips.filter((trip) => !isCancelled(trip) && Temporal.PlainDate.compare(startOf(trip), today) > 0)
    .length;
}

/** Shortens a destination: "Lisbonne" of "Lisbonne, Portugal"; without one, the title. */
export function shortPlace(trip: { title: string; destination: string | null }): string {
  const place = trip.destination?.trim() || trip.title;
  return place.split(/[,(]/, 1)[0]?.trim() || place;
}

/** `at` is the place on the line, from 0 to 1. */
export interface YearStop {
  id: string;
  label: string;
  at: number;
  isNext: boolean;
}

export interface YearLine {
  months: { month: Day; at: number }[];
  today: number;
  stops: YearStop[];
}

const MONTHS_SHOWN = 12;
/** Part of the line that a label needs: nearer stops lose the second one. */
const LABEL_ROOM = 0.075;
/** Part of the line that the word for today needs. */
const TODAY_ROOM = 0.085;
const LABEL_LENGTH = 14;

/** Places trips on twelve months, the first of which has `today`. */
export function yearLine(
  trips: readonly (DatedTrip & Pick<TripSummary, 'title' | 'destination'>)[],
  today: Day,
): YearLine {
  const first = today.with({ day: 1 });
  const days = daysBetween(first, first.add({ months: MONTHS_SHOWN }));
  const at = (day: Day) => daysBetween(first, day) / days;

  const { next, later } = arrangeTrips(trips, today);
  let labelled = at(today) + TODAY_ROOM - LABEL_ROOM;
  const nameOf = (trip: { title: string; destination: string | null }) => {
    const place = shortPlace(trip);
    return place.length > LABEL_LENGTH ? `${cutTo(place, LABEL_LENGTH - 1).trimEnd()}…` : place;
  };
  // By date: a cancelled trip may begin before the next one.
  const coming = next ? [next, ...later].toSorted(byStart) : [];
  const stops = coming.flatMap((trip) => {
    const position = Math.max(at(startOf(trip)), at(today));
    if (position >= 1) return [];
    const hasRoom = position - labelled >= LABEL_ROOM;
    if (hasRoom) labelled = position;
    return { id: trip.id, label: hasRoom ? nameOf(trip) : '', at: position, isNext: trip === next };
  });
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const month = first.add({ months: index });
    return { month, at: at(month) };
  });
  return { months, today: at(today), stops };
}

/** Searches without case and accents. */
export function findTrips<T extends { title: string; destination: string | null }>(
  trips: readonly T[],
  words: string,
): T[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return trips.filter((trip) =>
    wanted.every((word) => folded(`${trip.title} ${trip.destination ?? ''}`).includes(word)),
  );
}

/** Trips of up to a week show each day. */
const MOST_STOPS = 7;

/** Returns all days of a week, else the first ones, a gap (null) and the last. */
export function dayStops(trip: { start_date: string; end_date: string }): (Day | null)[] {
  const start = startOf(trip);
  const days = lengthInDays(trip);
  const first = (count: number) => Array.from({ length: count }, (_, index) => start.add({ days: index }));
  return days <= MOST_STOPS ? first(days) : [...first(MOST_STOPS - 2), null, endOf(trip)];
}

/** Names the month where it changes: `30 nov.`, `1 déc.`, `2`. */
export const stopLabels = (stops: readonly (Day | null)[], language: Language): string[] =>
  stops.map((day, at) => {
    if (day === null) return '…';
    return stops[at - 1]?.month === day.month ? String(day.day) : formatDate(day, language, 'short');
  });

/** Returns the gap while the day is in it, and the first stop before the trip. */
export function currentStop(stops: readonly (Day | null)[], today: Day): number {
  const isReached = (day: Day) => Temporal.PlainDate.compare(day, today) <= 0;
  const reached = stops.findLastIndex((day) => day !== null && isReached(day));
  const before = stops[reached];
  const isInGap = stops[reached + 1] === null && before != null && daysBetween(before, today) > 0;
  return Math.max(0, isInGap ? reached + 1 : reached);
}

export interface Facts {
  items: number;
  costs: CostSums;
  isConverted: boolean;
  openTasks: number;
  /** ISO day of the first open task; null: none. */
  nearestDue: string | null;
}

export function factsOf(trip: TripFacts): Facts {
  const items: TripItem[] = [
    ...trip.trip_accommodations.map(withKind('accommodation')),
    ...trip.trip_activities.map(withKind('activity')),
    ...trip.trip_itineraries.map(withKind('itinerary')),
    ...trip.trip_meals.map(withKind('meal')),
  ];
  const { totalMinor, convertedMinor, asPriced, atRates } = tripCost(trip, [
    ...items,
    ...trip.trip_expenses.map(asExpense),
  ]);
  const open = trip.trip_tasks.filter((task) => task.completed_at === null);
  const [nearestDue = null] = open.flatMap((task) => task.due_date ?? []).toSorted();
  return {
    items: items.length,
    costs: { convertedMinor, asPriced, atRates },
    isConverted: convertedMinor !== totalMinor,
    openTasks: open.length,
    nearestDue,
  };
}

export interface Person {
  id: string;
  name: string;
  avatarUrl: string | null;
}

export function peopleOf(trip: Pick<TripSummary, 'owner' | 'trip_collaborators'>): Person[] {
  return [trip.owner, ...trip.trip_collaborators.map(({ profile }) => profile)].flatMap((profile) =>
    profile?.id ? [{ id: profile.id, name: profile.name ?? '', avatarUrl: profile.avatar_url }] : [],
  );
}

/** Counts a begun day as a whole one. */
export function daysUntilPurge(until: string, now = Temporal.Now.instant()): number {
  const hours = now.until(Temporal.Instant.from(until.replace(' ', 'T')), { largestUnit: 'hours' }).hours;
  return Math.max(0, Math.ceil(hours / 24));
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));

/** Replaces an empty title by the destination [DASH-3], and other empty texts by null. */
export function toTripColumns(form: TripForm) {
  return {
    title: trimmed(form.title) || trimmed(form.destination),
    destination: trimmed(form.destination),
    destination_details: asJson(form.destination_details),
    start_date: form.start_date,
    end_date: form.end_date,
    currency: form.currency,
    budget: readAmount(form.budget, form.currency) ?? null,
    travellers: form.travellers.trim() ? Number(form.travellers) : null,
    description: form.description.trim() || null,
    status: form.status,
    image_url: form.image_url.trim() || null,
    image_attribution: form.image_attribution.trim() || null,
  };
}
