import * as z from 'zod/mini';
import { daysBetween, parseDay } from '#domain/days.ts';
import { LIMITS } from '#domain/limits.ts';
import { parseAmount } from '#domain/money.ts';
import { trimmed } from '#domain/text.ts';
import { isDay } from './trip-form.ts';

const ATTRIBUTION_LENGTH = 500;

/** Accepts unreadable days, which have a message of their own. */
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

/** Accepts an empty text: the number was not given. */
const isTravellers = (value: string) => /^([1-9]\d{0,2})?$/.test(value);

/** Same rule as `app.is_url`: an address, or a stored picture's path. */
const WEB_ADDRESS =
  /^(https?:\/\/[^\s"<>]+|\/storage\/v1\/object\/public\/pictures\/[0-9a-f]{32}\.(webp|jpg))$/;

const webAddress = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || (WEB_ADDRESS.test(value) && value.length <= 2000), {
    error: 'imageInvalid',
  }),
);

/** Messages are keys of the area `dashboard`. */
export const tripSchema = z
  .object({
    title: z.string().check(z.overwrite(trimmed), z.maxLength(LIMITS.title, { error: 'titleTooLong' })),
    destination: z
      .string()
      .check(
        z.overwrite(trimmed),
        z.minLength(1, { error: 'destinationRequired', abort: true }),
        z.maxLength(LIMITS.title, { error: 'destinationTooLong' }),
      ),
    destination_details: z.unknown(),
    start_date: day('startRequired'),
    end_date: day('endRequired'),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'currencyRequired' })),
    budget: z.string(),
    travellers: z.string().check(z.trim(), z.refine(isTravellers, { error: 'travellersInvalid' })),
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
