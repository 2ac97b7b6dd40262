import * as z from 'zod/mini';
import type { Json } from '#db/database.types.ts';
import { daysBetween, parseDay } from '#domain/days.ts';
import type { Amount } from '#domain/items.ts';
import { LIMITS } from '#domain/limits.ts';
import { amountText, parseAmount } from '#domain/money.ts';
import { decimalMark } from '#i18n/decimal-mark.ts';
import type { QuickPlan } from '#web/forms/quick-plan.ts';

/** Longest credit of a picture. */
const ATTRIBUTION_LENGTH = 500;

/** States of a trip, as the database knows them. */
export const TRIP_STATUSES = ['draft', 'planned', 'ongoing', 'completed', 'cancelled'] as const;

/** Whether this is an ISO day that the database takes. */
export function isDay(value: string): boolean {
  return parseDay(value) !== null && value >= LIMITS.firstDay && value <= LIMITS.lastDay;
}

/** Whether both days are readable and `holds` for their distance; unreadable days are another message's matter. */
function spanHolds(
  trip: { start_date: string; end_date: string },
  holds: (days: number) => boolean,
): boolean {
  const start = isDay(trip.start_date) ? parseDay(trip.start_date) : null;
  const end = isDay(trip.end_date) ? parseDay(trip.end_date) : null;
  return start === null || end === null || holds(daysBetween(start, end));
}

const day = (missing: string) =>
  z
    .string()
    .check(z.minLength(1, { error: missing, abort: true }), z.refine(isDay, { error: 'dateInvalid' }));

const webAddress = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || (/^https?:\/\/[^\s"<>]+$/.test(value) && value.length <= 2000), {
    error: 'imageInvalid',
  }),
);

/** The form of a trip. Each message is a key of the area `dashboard`. */
export const tripSchema = z
  .object({
    title: z.string().check(z.trim(), z.maxLength(LIMITS.title, { error: 'titleTooLong' })),
    destination: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: 'destinationRequired', abort: true }),
        z.maxLength(LIMITS.title, { error: 'destinationTooLong' }),
      ),
    destination_details: z.unknown(),
    start_date: day('startRequired'),
    end_date: day('endRequired'),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'currencyRequired' })),
    budget: z.string(),
    description: z.string().check(z.trim(), z.maxLength(LIMITS.text, { error: 'descriptionTooLong' })),
    status: z.string(),
    image_url: webAddress,
    image_attribution: z
      .string()
      .check(z.trim(), z.maxLength(ATTRIBUTION_LENGTH, { error: 'attributionTooLong' })),
  })
  .check(
    z.refine((trip) => spanHolds(trip, (days) => days >= 0), { path: ['end_date'], error: 'endBeforeStart' }),
    z.refine((trip) => spanHolds(trip, (days) => days < LIMITS.tripDays), {
      path: ['end_date'],
      error: 'tripTooLong',
    }),
    ({ value: { budget, currency }, issues }) => {
      const parsed = parseAmount(budget, currency);
      if ('mistake' in parsed)
        issues.push({ code: 'custom', path: ['budget'], message: parsed.mistake, input: budget });
    },
  );

export type TripForm = z.infer<typeof tripSchema>;
export const TRIP_FORM_FIELDS = z.keyof(tripSchema).options;

/** A trip as its form reads it; rows of the database are assignable. */
export interface EditedTrip {
  id: string;
  title: string;
  description: string | null;
  destination: string | null;
  destination_details: Json | null;
  start_date: string;
  end_date: string;
  status: string;
  currency: string;
  budget: Amount;
  image_url: string | null;
  image_attribution: string | null;
}

/** The form as it opens: an existing trip's values, or an empty trip with what is known of it. */
export function toTripForm(trip: EditedTrip | null, known: Partial<TripForm>): TripForm {
  if (trip) {
    return {
      title: trip.title,
      destination: trip.destination ?? '',
      destination_details: trip.destination_details,
      start_date: trip.start_date,
      end_date: trip.end_date,
      currency: trip.currency,
      budget: amountText(trip.budget, trip.currency, decimalMark()),
      description: trip.description ?? '',
      status: trip.status,
      image_url: trip.image_url ?? '',
      image_attribution: trip.image_attribution ?? '',
    };
  }
  return {
    title: '',
    destination: '',
    destination_details: null,
    start_date: '',
    end_date: '',
    currency: '',
    budget: '',
    description: '',
    status: 'planned',
    image_url: '',
    image_attribution: '',
    ...known,
  };
}

/** What a quick plan fills in (DASH-4); days that no calendar has stay empty. */
export function planOf(plan: QuickPlan | null): Partial<TripForm> {
  if (!plan) return {};
  return {
    destination: plan.destination,
    ...(plan.place?.name === plan.destination && { destination_details: { ...plan.place } }),
    start_date: isDay(plan.startDate) ? plan.startDate : '',
    end_date: isDay(plan.endDate) ? plan.endDate : '',
  };
}

/** Whether new dates leave out days that the trip had. */
export function isShortened(
  trip: { start_date: string; end_date: string },
  next: { start_date: string; end_date: string },
): boolean {
  return (
    isDay(next.start_date) &&
    isDay(next.end_date) &&
    (next.start_date > trip.start_date || next.end_date < trip.end_date)
  );
}
