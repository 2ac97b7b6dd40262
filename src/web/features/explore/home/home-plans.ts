import { LIMITS } from '#domain/limits.ts';
import type { QuickPlan } from '#web/forms/quick-plan.ts';

export type QuickPlanField = 'destination' | 'startDate' | 'endDate' | 'travellers';

export type QuickPlanError =
  | 'destinationRequired'
  | 'destinationTooLong'
  | 'startRequired'
  | 'startInvalid'
  | 'endRequired'
  | 'endInvalid'
  | 'endBeforeStart'
  | 'tripTooLong'
  | 'travellersInvalid';

export type QuickPlanErrors = { [Field in QuickPlanField]?: QuickPlanError | undefined };

const MOST_TRAVELLERS = 50;

function dayOf(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

/** Travellers may be empty [PUB-1]. @param typed ISO days @returns the draft, and errors by field */
export function readTypedPlan(typed: Record<QuickPlanField, string>): {
  plan: QuickPlan;
  errors: QuickPlanErrors;
} {
  const destination = typed.destination.trim();
  const start = dayOf(typed.startDate);
  const end = dayOf(typed.endDate);
  const travellers = typed.travellers.trim() === '' ? null : Number(typed.travellers);
  const errors: QuickPlanErrors = {};

  if (destination === '') errors.destination = 'destinationRequired';
  else if (destination.length > LIMITS.title) errors.destination = 'destinationTooLong';

  if (typed.startDate === '') errors.startDate = 'startRequired';
  else if (!start) errors.startDate = 'startInvalid';

  if (typed.endDate === '') errors.endDate = 'endRequired';
  else if (!end) errors.endDate = 'endInvalid';
  else if (start && Temporal.PlainDate.compare(end, start) < 0) errors.endDate = 'endBeforeStart';
  else if (start && start.until(end).days >= LIMITS.tripDays) errors.endDate = 'tripTooLong';

  const isCount = travellers === null || (Number.isInteger(travellers) && travellers >= 1);
  if (!isCount || (travellers ?? 0) > MOST_TRAVELLERS) errors.travellers = 'travellersInvalid';

  return {
    plan: {
      destination,
      startDate: start?.toString() ?? '',
      endDate: end?.toString() ?? '',
      travellers: isCount ? travellers : null,
    },
    errors,
  };
}

export interface ExampleTrip {
  slug: string;
  name: 'lisbon' | 'dolomites' | 'cyclades';
  /** The landscape drawn depends on it. */
  place: string;
  landscape: 'city' | 'mountains' | 'islands';
  month: number;
  day: number;
  days: number;
}

export const EXAMPLE_TRIPS: readonly ExampleTrip[] = [
  {
    slug: 'cinq-jours-a-lisbonne',
    name: 'lisbon',
    place: 'Lisbonne',
    landscape: 'city',
    month: 3,
    day: 12,
    days: 5,
  },
  {
    slug: 'les-dolomites-a-pied',
    name: 'dolomites',
    place: 'Dolomites',
    landscape: 'mountains',
    month: 7,
    day: 12,
    days: 6,
  },
  {
    slug: 'les-cyclades-en-ferry',
    name: 'cyclades',
    place: 'Cyclades',
    landscape: 'islands',
    month: 9,
    day: 12,
    days: 9,
  },
];

/** Returns the dates of its season that come next. */
export function nextDatesOf(
  { month, day, days }: Pick<ExampleTrip, 'month' | 'day' | 'days'>,
  today: Temporal.PlainDate,
): { start: Temporal.PlainDate; end: Temporal.PlainDate } {
  const thisYear = Temporal.PlainDate.from({ year: today.year, month, day });
  const start = Temporal.PlainDate.compare(thisYear, today) > 0 ? thisYear : thisYear.add({ years: 1 });
  return { start, end: start.add({ days: days - 1 }) };
}

export const HOME_THEMES = [
  { slug: 'bord-de-mer', landscape: 'sea', time: undefined, name: 'themeSea' },
  { slug: 'montagne', landscape: 'mountains', time: 'evening', name: 'themeMountains' },
  { slug: 'ville', landscape: 'city', time: 'evening', name: 'themeCity' },
  { slug: 'desert', landscape: 'desert', time: 'evening', name: 'themeDesert' },
  { slug: 'foret', landscape: 'forest', time: undefined, name: 'themeForest' },
  { slug: 'iles', landscape: 'islands', time: undefined, name: 'themeIslands' },
] as const;
