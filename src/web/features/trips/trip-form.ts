import type { Tables } from '#db/database.types.ts';
import { daysBetween, formatDay, parseDay } from '#domain/days.ts';
import { LIMITS } from '#domain/limits.ts';
import { amountText } from '#domain/money.ts';
import { decimalMark } from '#i18n/i18n.ts';
import { hasDraft } from '#web/forms/drafts.ts';
import type { QuickPlan } from '#web/forms/quick-plan.ts';
import type { TripForm } from './schema.ts';

export const TRIP_STATUSES = ['draft', 'planned', 'ongoing', 'completed', 'cancelled'] as const;

export function isDay(value: string): boolean {
  return parseDay(value) !== null && value >= LIMITS.firstDay && value <= LIMITS.lastDay;
}

export type EditedTrip = Pick<Tables<'trips'>, 'id' | keyof TripForm>;

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
      travellers: trip.travellers?.toString() ?? '',
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
    travellers: '',
    description: '',
    status: 'planned',
    image_url: '',
    image_attribution: '',
    ...known,
  };
}

/** Fills in a quick plan; invalid days stay empty [DASH-4]. */
export function planOf(plan: QuickPlan | null): Partial<TripForm> {
  if (!plan) return {};
  return {
    ...(plan.travellers !== null && { travellers: String(plan.travellers) }),
    destination: plan.destination,
    ...(plan.place?.name === plan.destination && { destination_details: { ...plan.place } }),
    start_date: isDay(plan.startDate) ? plan.startDate : '',
    end_date: isDay(plan.endDate) ? plan.endDate : '',
  };
}

/** The picture is new, and pages do not show it. @param hostsHiding of `useHiddenPictures` */
export function isHiddenPicture(
  { image_url }: Pick<TripForm, 'image_url'>,
  trip: Pick<EditedTrip, 'image_url'> | null,
  hostsHiding: (address: string) => readonly string[] | null,
): boolean {
  return image_url.trim() !== (trip?.image_url ?? '') && hostsHiding(image_url) !== null;
}

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

/** Finds the next date with the same day, or with the last of its month. */
export function nextYear(day: string, today: Temporal.PlainDate): string {
  const first = parseDay(day);
  if (!first) return '';
  const years = Array.from({ length: Math.max(0, today.year - first.year) + 2 }, (_, count) => count);
  const coming = years
    .map((count) => first.add({ years: count }))
    .find((date) => daysBetween(today, date) >= 0);
  return formatDay(coming ?? first);
}

/** [SHELL-5] Names the draft; null: a new trip. */
export const tripDraftName = (tripId: string | null) =>
  tripId === null ? 'new-trip' : `edit-trip-${tripId}`;

/** The draft of a quick plan's trip, beside that of another new one. */
export const PLANNED_DRAFT = 'planned-trip';

export const copyDraftName = (tripId: string) => `copy-trip-${tripId}`;

/** Which dialog of a trip opens again. */
export function draftedDialog(tripId: string): 'edit' | 'copy' | null {
  if (hasDraft(tripDraftName(tripId))) return 'edit';
  return hasDraft(copyDraftName(tripId)) ? 'copy' : null;
}

export const TRIP_LABELS = {
  title: 'dashboard:fieldTitle',
  destination: 'dashboard:fieldDestination',
  start_date: 'dashboard:fieldStart',
  end_date: 'dashboard:fieldEnd',
  currency: 'dashboard:fieldCurrency',
  budget: 'dashboard:fieldBudget',
  travellers: 'dashboard:fieldTravellers',
  description: 'dashboard:fieldDescription',
  status: 'dashboard:fieldStatus',
  image_url: 'dashboard:fieldImage',
  image_attribution: 'dashboard:fieldAttribution',
} as const;

export const hasTripLabel = (name: string): name is keyof typeof TRIP_LABELS => name in TRIP_LABELS;

export const STATUS_WORDS = {
  draft: 'dashboard:statusDraft',
  planned: 'dashboard:statusPlanned',
  ongoing: 'dashboard:statusOngoing',
  completed: 'dashboard:statusCompleted',
  cancelled: 'dashboard:statusCancelled',
} as const satisfies Record<(typeof TRIP_STATUSES)[number], string>;

export const hasStatusWord = (value: string): value is keyof typeof STATUS_WORDS => value in STATUS_WORDS;
