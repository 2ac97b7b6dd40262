import { isWithin, parseDay, tripRange } from '#domain/days.ts';
import { daysOf } from '#domain/spans.ts';
import type { AffiliateLinks } from '#web/data/config.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';

export type SuggestionKind = keyof AffiliateLinks;

/** Days are in ISO format. */
export interface Suggestion {
  kind: SuggestionKind;
  start_date: string;
  end_date: string;
}

/**
 * Suggests transport on the first day, else a bed, else an activity on an empty day; null: nothing [PUB-5].
 * @param wanted kinds that are set up and not dismissed
 */
export function suggestionFor(
  trip: Pick<TripDetails, 'items' | 'start_date' | 'end_date'>,
  day: string,
  today: string,
  wanted: ReadonlySet<SuggestionKind>,
): Suggestion | null {
  const range = tripRange(trip);
  const date = parseDay(day);
  if (!range || !date || !isWithin(range, date) || day < today) return null;
  const ofDay = trip.items.filter((item) => {
    const days = daysOf(item);
    return days !== null && isWithin(days, date);
  });
  const has = (kind: (typeof ofDay)[number]['kind']) => ofDay.some((item) => item.kind === kind);
  const sleeps = ofDay.some((item) => item.kind === 'accommodation' && item.check_out > day);
  const wholeTrip = { start_date: trip.start_date, end_date: trip.end_date };
  if (wanted.has('flight') && date.equals(range.start) && !has('itinerary')) {
    return { kind: 'flight', ...wholeTrip };
  }
  if (wanted.has('stay') && !date.equals(range.end) && !sleeps) {
    return { kind: 'stay', start_date: day, end_date: nextStay(trip, date, range.end) };
  }
  if (wanted.has('activity') && !has('activity') && !has('meal') && !has('itinerary')) {
    return { kind: 'activity', start_date: day, end_date: day };
  }
  return null;
}

/** Returns the next check-in, else the trip's last day. */
function nextStay(
  trip: Pick<TripDetails, 'items'>,
  from: Temporal.PlainDate,
  end: Temporal.PlainDate,
): string {
  const starts = trip.items.flatMap((item) => (item.kind === 'accommodation' ? [item.check_in] : []));
  const later = starts.filter((start) => start > from.toString() && start < end.toString());
  return later.toSorted((a, b) => a.localeCompare(b))[0] ?? end.toString();
}
