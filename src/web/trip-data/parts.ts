import type { TripView } from '#domain/trip-commands/apply.ts';
import type {
  DocumentRow,
  Entity,
  ListEntryRow,
  ListRow,
  PollRow,
  TaskRow,
  TrackRow,
  VoteRow,
} from '#domain/trip-commands/command.ts';
import { type TripDetails, tripQuery } from './queries.ts';

export type Change = <View extends TripView>(view: View) => View;

export interface TripPart<Data extends object> {
  key: (tripId: string) => readonly string[];
  entities: readonly (Entity | 'trip')[];
  /** True: acknowledged commands are enough, and pages are read again only after a gap. */
  isReadInParts?: true;
  /** Applies a change; the same object when nothing changes. */
  over(data: Data, tripId: string, change: Change, queryKey: readonly unknown[]): Data;
}

export interface Polls {
  polls: readonly PollRow[];
  votes: readonly VoteRow[];
}

export interface Lists {
  lists: readonly ListRow[];
  listEntries: readonly ListEntryRow[];
}

export const tripPart: TripPart<TripDetails> = {
  key: (tripId) => tripQuery(tripId).queryKey,
  entities: ['trip', 'item', 'expense', 'settlement', 'member'],
  over: (trip, _, change) => change(trip),
};
export const summariesPart: TripPart<readonly TripView[]> = {
  key: () => ['trips', 'list'],
  entities: ['trip', 'member'],
  over: (trips, tripId, change) => trips.map((trip) => (trip.id === tripId ? change(trip) : trip)),
};
/** Figures of items, costs and tasks, which are not changed but read. */
export const factsPart: TripPart<object> = {
  key: (tripId) => ['trips', 'facts', tripId],
  entities: ['trip', 'item', 'expense', 'task'],
  over: (facts) => facts,
};
export const tasksPart: TripPart<readonly TaskRow[]> = {
  key: (tripId) => ['trip-tasks', tripId],
  entities: ['task'],
  over: (tasks, id, change) => change({ id, tasks }).tasks,
};
export const pollsPart: TripPart<Polls> = {
  key: (tripId) => ['trip-polls', tripId],
  entities: ['poll', 'vote'],
  over: (stored, id, change) => {
    const { polls, votes } = change({ id, ...stored });
    return polls === stored.polls && votes === stored.votes ? stored : { polls, votes };
  },
};
export const listsPart: TripPart<Lists> = {
  key: (tripId) => ['trip-lists', tripId],
  entities: ['list', 'listEntry'],
  over: (stored, id, change) => {
    const { lists, listEntries } = change({ id, ...stored });
    return lists === stored.lists && listEntries === stored.listEntries ? stored : { lists, listEntries };
  },
};
export const documentsPart: TripPart<readonly DocumentRow[]> = {
  key: (tripId) => ['trip-documents', tripId],
  entities: ['document'],
  over: (documents, id, change) => change({ id, documents }).documents,
};
export const tracksPart: TripPart<readonly TrackRow[]> = {
  key: (tripId) => ['trip-tracks', tripId],
  entities: ['track'],
  over: (tracks, id, change) => change({ id, tracks }).tracks,
};

/** Parts that are read whole, and updated by events. */
export const WHOLE_PARTS: readonly TripPart<object>[] = [
  tripPart,
  tasksPart,
  pollsPart,
  listsPart,
  documentsPart,
  tracksPart,
];

/** Key of the links to join, which change with the members. */
export const joinLinksKey = (tripId: string) => ['trips', tripId, 'join-links'] as const;
