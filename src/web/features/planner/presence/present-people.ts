import type { PresentMember } from '#web/live/live-state.ts';
import type { PresentTab } from '#web/live/trip-channel.ts';
import { nameOf, type TripPerson } from '#web/trip-data/trip.ts';

/** Members are in the trip's order. */
export function presentMembers(pages: readonly PresentTab[], people: readonly TripPerson[]): PresentMember[] {
  return people.flatMap((person) =>
    pages
      .filter(({ id }) => id === person.id)
      .map((page) => ({ ...page, name: nameOf(person), src: person.profile?.avatar_url ?? null })),
  );
}

/** Of a person's tabs, the most active one counts. */
export function eachOnce(here: readonly PresentMember[]): PresentMember[] {
  const best = new Map<string, PresentMember>();
  for (const one of here) {
    const known = best.get(one.id);
    if (!known || activity(one) > activity(known)) best.set(one.id, one);
  }
  return [...best.values()];
}

const activity = ({ isEditing, item, day }: PresentMember): number =>
  (isEditing ? 4 : 0) + (item ? 2 : 0) + (day ? 1 : 0);

/** Each person appears once. */
export function othersOn(
  others: readonly PresentMember[],
  at: { day: string } | { item: string },
): PresentMember[] {
  return eachOnce(others.filter((one) => ('day' in at ? one.day === at.day : one.item === at.item)));
}
