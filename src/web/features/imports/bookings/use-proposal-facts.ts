import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivalOf } from '#domain/arrivals.ts';
import { readBooking } from '#domain/booking.ts';
import { parseDay, tripRange } from '#domain/days.ts';
import { readPlace } from '#domain/place.ts';
import { timeSpan } from '#domain/spans.ts';
import { parseMinutes } from '#domain/times.ts';
import { useEndText, useFormats } from '#web/features/planner/use-formats.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { firstDayOf, type PlannerItem, type PlannerItemOf, placeOf } from '#web/trip-data/trip.ts';
import type { Proposal } from './proposal.ts';
import { type ProposedItem, proposedItems } from './proposal-status.ts';

export function useProposalFacts(): (row: PlannerItem) => { when: string; where: string; booking: string } {
  const { t } = useTranslation(['trip-items', 'imports']);
  const { shortDay, days, time, price } = useFormats();
  const journeyTimes = useJourneyTimes();
  const hoursOf = (row: PlannerItemOf<'activity' | 'meal' | 'itinerary'>): string | null => {
    if (row.kind === 'itinerary') return journeyTimes(row);
    const [start, end] = [parseMinutes(row.time), parseMinutes(row.end_time)];
    return start === null ? null : [start, end].flatMap((at) => (at === null ? [] : time(at))).join(' – ');
  };
  const whenOf = (row: PlannerItem): string => {
    const first = firstDayOf(row);
    if (!first || row.kind === 'note') return '';
    if (row.kind !== 'accommodation')
      return [shortDay(first), hoursOf(row) ?? t('imports:timeUnknown')].join(', ');
    const last = parseDay(row.check_out);
    return last ? days(first, last) : shortDay(first);
  };
  const whereOf = (row: PlannerItem): string => {
    if (row.kind !== 'itinerary') return placeOf(row);
    const ends = [row.start_location, row.end_location].map((place) => readPlace(place)?.name);
    return ends.filter(Boolean).join(' → ');
  };
  const bookingOf = (row: PlannerItem): string => {
    if (row.kind === 'note') return '';
    const { reference, seat, phone } = readBooking(row.booking);
    return [
      reference && t('trip-items:bookingIs', { reference }),
      seat && t('trip-items:seatIs', { seat }),
      phone && t('trip-items:phoneIs', { phone }),
      price(row),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (row) => ({ when: whenOf(row), where: whereOf(row), booking: bookingOf(row) });
}

/** Writes `10:35 (UTC+1) – 06:15 (UTC+9), le lendemain` [PLUS-20]. */
function useJourneyTimes() {
  const { time } = useFormats();
  const endText = useEndText();
  return (row: PlannerItemOf<'itinerary'>): string | null => {
    const span = timeSpan(row);
    if (!span) return null;
    const { end, isEndKnown } = arrivalOf(row, span);
    const zones = [row.start_location, row.end_location].map((place) => readPlace(place)?.time_zone);
    const [from, to] = [offsetText(row, span.start, zones[0]), offsetText(row, end, zones[1])];
    const withZone = (minutes: number, zone: string) =>
      from === to || zone === '' ? time(minutes) : `${time(minutes)} (${zone})`;
    if (!isEndKnown) return withZone(span.start, from);
    const endDay = endText({ ...span, end });
    return `${withZone(span.start, from)} – ${withZone(end, to)}${endDay ? `, ${endDay}` : ''}`;
  };
}

/** Writes `UTC+5:30`, valid `minutes` after the item's midnight; empty: unknown. */
function offsetText({ date }: { date: string }, minutes: number, zone: string | undefined): string {
  const day = parseDay(date);
  if (!day || zone === undefined) return '';
  try {
    const { offset } = day.toPlainDateTime().add({ minutes }).toZonedDateTime(zone);
    const [, sign = '', hours = '', rest = ''] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
    return `UTC${sign}${Number(hours)}${rest === '00' ? '' : `:${rest}`}`;
  } catch {
    return ''; // The zone does not exist.
  }
}

/** Ticks, by default, the proposals without a status. */
export function useProposals(proposals: readonly Proposal[], trip: TripDetails) {
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const items = proposedItems(proposals, { ...trip, range: tripRange(trip) });
  const isTicked = ({ row, status }: ProposedItem) =>
    status !== 'addedToTrip' && (ticks[row.id] ?? status === null);
  const tick = (which: readonly ProposedItem[], to: boolean) =>
    setTicks((before) => ({ ...before, ...Object.fromEntries(which.map(({ row }) => [row.id, to])) }));
  return { items, isTicked, tick, chosen: items.filter(isTicked) };
}

export type Proposals = ReturnType<typeof useProposals>;
