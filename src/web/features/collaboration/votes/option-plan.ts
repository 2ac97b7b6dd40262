import { formatDay, parseDay } from '#domain/days.ts';
import { cleanItem, type ItemDrafts } from '#domain/item-rules.ts';
import { readPlace } from '#domain/place.ts';
import type { PollOption } from '#domain/trip-commands/command.ts';
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { moveWrite } from '#web/features/planner/item-dialog/move-destination.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip, firstDayOf, type ItemWrite, type PlannerItem } from '#web/trip-data/trip.ts';

/** A plan adds an item, or gives one a day. */
export interface OptionPlan {
  /** Null: `write` adds a new item. */
  item: PlannerItem | null;
  day: string;
  write: ItemWrite;
}

/** Returns the item voted on, or one planned from its place. */
export function itemOfOption({ item_id, place, text }: PollOption, trip: Pick<TripDetails, 'items'>) {
  if (item_id) return trip.items.find(({ id }) => id === item_id);
  return place && trip.items.find(({ title }) => title === text);
}

/**
 * [PLUS-19] @param question title for a date @param shownDay ISO, for what has no date; outside of the trip, its first
 * @returns null for words alone, what is planned already, and a date outside the trip
 */
export function planOf(
  option: PollOption,
  question: string,
  trip: TripDetails,
  shownDay: string | null,
): OptionPlan | null {
  const days = daysOfTrip(trip).map(formatDay);
  const item = itemOfOption(option, trip);
  const day = option.date ?? days.find((one) => one === shownDay) ?? days[0];
  if (day === undefined || !days.includes(day)) return null;
  if (option.item_id) return item && firstDayOf(item) === null ? moved(item, day) : null;
  if (option.date) return isPlanned(trip, question, day) ? null : added({ title: question, date: day }, day);
  if (option.place && !item)
    return added({ title: option.text, date: day, location: readPlace(option.place) }, day);
  return null;
}

const isPlanned = ({ items }: Pick<TripDetails, 'items'>, title: string, day: string) =>
  items.some((item) => item.title === title && firstDayOf(item)?.toString() === day);

function moved(item: PlannerItem, day: string): OptionPlan | null {
  const write = moveWrite(item, { date: day, time: '' });
  return write && { item, day, write };
}

function added(draft: ItemDrafts['activity'], day: string): OptionPlan | null {
  const write = cleanItem('activity', draft);
  return write && { item: null, day, write };
}

export function optionText({ text, date }: PollOption, language: Language): string {
  const day = parseDay(date ?? null);
  return day ? formatDate(day, language, 'full') : text;
}
