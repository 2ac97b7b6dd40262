import type { TripDetails } from '#web/trip-data/queries.ts';
import { nameOf, namesIn, peopleOf } from '#web/trip-data/trip.ts';
import type { MessageAuthor } from './components/message-group.tsx';
import type { Mentionable } from './mentions.ts';

export const membersOf = (trip: TripDetails, userId: string): Mentionable[] =>
  peopleOf(trip)
    .filter(({ id }) => id !== userId)
    .map((person) => ({ id: person.id, name: nameOf(person), email: person.profile?.email ?? undefined }));

export function authorsOf(trip: TripDetails): ReadonlyMap<string, MessageAuthor> {
  const pictures = new Map(peopleOf(trip).map(({ id, profile }) => [id, profile?.avatar_url]));
  return new Map(Array.from(namesIn(trip), ([id, name]) => [id, { name, src: pictures.get(id) }]));
}
