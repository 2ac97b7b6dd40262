import { distanceBetween, type LatLng } from '#domain/geo.ts';
import { cleanItem } from '#domain/item-rules.ts';
import { fieldOf } from '#domain/json.ts';
import { destinationPoint, isLocated, readPlace } from '#domain/place.ts';
import type { ACTIVITY_SUB_TYPES } from '#domain/sub-types.ts';
import { folded } from '#domain/text.ts';
import type { Language } from '#i18n/languages.ts';
import type { INTERESTS } from '#web/features/account/model.ts';
import type { IdeasOfPlanner } from '#web/features/planner/planner-parts.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { ItemWrite, PlannerItem } from '#web/trip-data/trip.ts';
import type { Idea } from './queries.ts';

const ALPHA_2 = /^[A-Z]{2}$/;

export interface IdeasPanelProps extends IdeasOfPlanner {
  trip: TripDetails;
}

/** Returns the country of the destination, else of the first place that has one; null: unknown. */
export function countryOf(trip: Pick<TripDetails, 'destination_details' | 'items'>): string | null {
  const places = trip.items.flatMap((item) => ('location' in item ? [item.location] : []));
  for (const place of [trip.destination_details, ...places]) {
    const code = fieldOf(place, 'country_iso_a2');
    if (typeof code === 'string' && ALPHA_2.test(code)) return code;
  }
  return null;
}

/** Texts are in the language shown, or else in French, the catalogue's own. */
export interface IdeaView {
  idea: Idea;
  title: string;
  city: string;
  description: string;
  /** Metres from the destination; null: unknown. */
  distance: number | null;
}

export interface IdeaFilter {
  text: string;
  city: string;
  /** Empty: all; `OF_INTEREST`: those of the person's interests. */
  subType: string;
}

export const OF_INTEREST = 'of-interest';

const SUB_TYPES_OF: Record<(typeof INTERESTS)[number], readonly (typeof ACTIVITY_SUB_TYPES)[number][]> = {
  nature: ['hike', 'walk'],
  culture: ['museum', 'show', 'sightseeing'],
  food: ['workshop'],
  sea: ['beach'],
  city: ['shopping', 'sightseeing', 'walk'],
  sport: ['hike', 'sport'],
  family: ['beach', 'show', 'workshop'],
  night: ['nightlife', 'show'],
};

/** Returns the sub-types that go with what a profile is interested in [ONB-1]. */
export const subTypesOf = (interests: readonly string[]): ReadonlySet<string | null> =>
  new Set(Object.entries(SUB_TYPES_OF).flatMap(([name, all]) => (interests.includes(name) ? all : [])));

/** Sorts the nearest first; ideas without a place come last, by title. */
export function ideaViews(
  ideas: readonly Idea[],
  trip: Pick<TripDetails, 'destination_details'>,
  language: Language,
): IdeaView[] {
  const from = destinationPoint(trip.destination_details);
  const inOwn = (text: string | null, english: string | null) =>
    ((language === 'en' ? english : null) ?? text ?? '').trim();
  const compare = new Intl.Collator(language).compare;
  return ideas
    .map((idea) => ({
      idea,
      title: inOwn(idea.title, idea.title_en),
      city: inOwn(idea.city, idea.city_en),
      description: inOwn(idea.description, idea.description_en),
      distance: from && distanceFrom(from, idea),
    }))
    .toSorted(
      (a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || compare(a.title, b.title) || 0,
    );
}

function distanceFrom(from: LatLng, idea: Idea): number | null {
  const place = readPlace(idea.location);
  return isLocated(place) ? distanceBetween(from, place) : null;
}

/** Filters ideas; the text ignores accents and case. */
export function matchingIdeas(
  ideas: readonly IdeaView[],
  filter: IdeaFilter,
  ofInterest: ReadonlySet<string | null>,
): IdeaView[] {
  const wanted = folded(filter.text).trim();
  return ideas.filter(
    ({ idea, title, city, description }) =>
      (filter.city === '' || city === filter.city) &&
      (filter.subType === OF_INTEREST
        ? ofInterest.has(idea.sub_type)
        : filter.subType === '' || idea.sub_type === filter.subType) &&
      folded(`${title} ${city} ${description}`).includes(wanted),
  );
}

/** Copies the columns of the catalogue, and `time` where it is given [PUB-5]. */
export function writeOfIdea(shown: IdeaView, day: string, time: string | null): ItemWrite | null {
  const { idea, title } = shown;
  const place = readPlace(idea.location);
  const write = cleanItem('activity', {
    title,
    date: day,
    time,
    duration: idea.duration,
    sub_type: idea.sub_type,
    location: place && { ...place, name: title },
    price: idea.price,
    currency: idea.currency,
    closed_on: idea.closed_on,
  });
  return write && { ...write, columns: { ...write.columns, catalogue_id: idea.id } };
}

/** Maps ids of the catalogue to the first item added from each. */
export function addedIdeas(items: readonly PlannerItem[]): ReadonlyMap<string, PlannerItem> {
  const added = new Map<string, PlannerItem>();
  for (const item of items) {
    if (item.kind === 'activity' && item.catalogue_id && !added.has(item.catalogue_id)) {
      added.set(item.catalogue_id, item);
    }
  }
  return added;
}
