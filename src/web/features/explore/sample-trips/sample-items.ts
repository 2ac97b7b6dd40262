import type { SharedPlan } from '#db/plan.types.ts';
import type { Sample } from '#db/public-reads/samples.ts';
import { parseDay } from '#domain/days.ts';
import { fieldOf, isRecord } from '#domain/json.ts';
import { toMinorUnits } from '#domain/money.ts';
import { type Place, readPlace } from '#domain/place.ts';
import { DEFAULT_LANGUAGE, inLanguage, type Language } from '#i18n/languages.ts';
import { inDayOrder } from './day-order.ts';

const KINDS = ['accommodation', 'activity', 'itinerary', 'meal', 'note'] as const;

export type SampleKind = (typeof KINDS)[number];

/** Texts are in one language, times `HH:MM`, durations in minutes, prices for two people. */
export interface SampleItem {
  /** Counted from 1. */
  day: number;
  kind: SampleKind;
  title: string;
  note: string;
  time: string | null;
  duration: number | null;
  nights: number;
  subType: string | null;
  place: Place | null;
  to: Place | null;
  price: number | null;
  /** ISO weekdays, 1 to 7. */
  closedOn: readonly number[];
}

/** Reads items by day, in the order written, and drops invalid ones. */
export function readItems(sample: Pick<Sample, 'items'>, language: Language): SampleItem[] {
  if (!Array.isArray(sample.items)) return [];
  return sample.items
    .flatMap((value: unknown) => {
      const item = readItem(value, language);
      return item ? [item] : [];
    })
    .toSorted((a, b) => a.day - b.day);
}

function readItem(value: unknown, language: Language): SampleItem | null {
  if (!isRecord(value)) return null;
  const field = (name: string) => fieldOf(value, name);
  const text = (name: string) => {
    const found = field(name);
    return typeof found === 'string' ? found : null;
  };
  const number = (name: string) => {
    const found = field(name);
    return typeof found === 'number' && Number.isFinite(found) ? found : null;
  };
  const kind = KINDS.find((candidate) => candidate === field('kind'));
  const title = inLanguage(language, { fr: text('title_fr'), en: text('title_en') });
  const day = number('day');
  if (!kind || !title || day === null) return null;
  return {
    day,
    kind,
    title,
    note: inLanguage(language, { fr: text('note_fr'), en: text('note_en') }),
    time: text('time'),
    duration: number('duration'),
    nights: number('nights') ?? 1,
    subType: text('sub_type'),
    place: readPlace(field('place')),
    to: readPlace(field('to')),
    price: number('price'),
    closedOn: readWeekdays(field('closed_on')),
  };
}

const readWeekdays = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((day) => Number.isInteger(day) && day >= 1 && day <= 7) : [];

/** Returns a list for each day, also for empty ones. */
export function sampleDays(items: readonly SampleItem[], days: number): SampleItem[][] {
  return Array.from({ length: days }, (_, index) => inDayOrder(items.filter(({ day }) => day === index + 1)));
}

/** Adds up the prices for two people, in minor units. */
export function totalOf(items: readonly SampleItem[], currency: string): number {
  return items.reduce((sum, { price }) => sum + (toMinorUnits(price, currency) ?? 0), 0);
}

/** Lists visits that fall on a closed weekday when the trip starts on `start`. */
export function closedVisits(items: readonly SampleItem[], start: Temporal.PlainDate): SampleItem[] {
  return items.filter(({ day, closedOn }) => closedOn.includes(start.add({ days: day - 1 }).dayOfWeek));
}

/** Returns the first day from the 12th of its month on without closed visits, else the 12th. */
export function nextStart(
  sample: Pick<Sample, 'month' | 'items'>,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  const thisYear = Temporal.PlainDate.from({ year: today.year, month: sample.month, day: 12 });
  const soonest = Temporal.PlainDate.compare(thisYear, today) > 0 ? thisYear : thisYear.add({ years: 1 });
  const items = readItems(sample, DEFAULT_LANGUAGE);
  const week = Array.from({ length: 7 }, (_, days) => soonest.add({ days }));
  return week.find((start) => closedVisits(items, start).length === 0) ?? soonest;
}

/** Returns a key of the area `themed-trip`; null: valid. */
export function startProblem(typed: string): 'startRequired' | 'startInvalid' | null {
  if (typed === '') return 'startRequired';
  const day = parseDay(typed);
  return day && day.year >= 1900 && day.year < 2199 ? null : 'startInvalid';
}

export function asPlan(
  sample: Omit<Sample, 'tips_fr' | 'tips_en'>,
  language: Language,
  start: Temporal.PlainDate,
): SharedPlan {
  const { currency } = sample;
  const plan: SharedPlan = {
    shows_prices: false,
    documents: [],
    trip: {
      id: sample.slug,
      title: inLanguage(language, { fr: sample.title_fr, en: sample.title_en }),
      description: null,
      destination: inLanguage(language, { fr: sample.destination_fr, en: sample.destination_en }),
      destination_details: sample.location,
      start_date: start.toString(),
      end_date: start.add({ days: sample.days - 1 }).toString(),
      status: 'planned',
      currency,
      image_url: sample.image_url,
      image_attribution: null,
    },
    trip_accommodations: [],
    trip_activities: [],
    trip_itineraries: [],
    trip_meals: [],
    trip_notes: [],
  };
  readItems(sample, language).forEach((item, index) => {
    addTo(plan, item, `${sample.slug}-${index}`, start);
  });
  return plan;
}

function addTo(plan: SharedPlan, item: SampleItem, id: string, start: Temporal.PlainDate): void {
  const day = start.add({ days: item.day - 1 });
  const date = day.toString();
  const time = item.time && `${item.time}:00`;
  const shared = { id, title: item.title, notes: item.note || null };
  const location = item.place && { ...item.place };
  switch (item.kind) {
    case 'accommodation': {
      const checkOut = day.add({ days: item.nights }).toString();
      plan.trip_accommodations.push({
        ...shared,
        address: item.place?.formatted_address ?? null,
        location,
        check_in: date,
        check_out: checkOut,
        check_in_time: time ?? '14:00:00',
        check_out_time: '11:00:00',
      });
      return;
    }
    case 'activity':
      plan.trip_activities.push({
        ...shared,
        date,
        time,
        end_time: null,
        duration: item.duration ?? 60,
        type: 'activity',
        sub_type: item.subType ?? 'sightseeing',
        location,
      });
      return;
    case 'itinerary':
      plan.trip_itineraries.push({
        ...shared,
        date,
        time,
        duration: item.duration,
        break_duration: 0,
        sub_type: item.subType ?? 'other',
        tolls_known: false,
        start_location: location,
        end_location: item.to && { ...item.to },
      });
      return;
    case 'meal':
      plan.trip_meals.push({
        ...shared,
        date,
        time,
        end_time: null,
        duration: item.duration ?? 60,
        sub_type: item.subType,
        location,
      });
      return;
    case 'note':
      plan.trip_notes.push({ id, title: item.title, content: item.note || null, date });
  }
}
