/** The queries that hold rows of a trip: which they are, whose rows they hold, and where those lie in their data. */
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

/** What is made of a trip, or of a part of one. */
export type Change = <View extends TripView>(view: View) => View;

/** A query, or several, with rows of a trip. */
export interface TripPart<Data extends object> {
  /** What its queries' keys begin with. */
  key: (tripId: string) => readonly string[];
  entities: readonly (Entity | 'trip')[];
  /** Whether acknowledged commands are enough: it is read page by page, and all of it only where something was missed. */
  isReadInParts?: true;
  /** The data with a change made to the rows in them; the same object when nothing changes. */
  over(data: Data, tripId: string, change: Change, queryKey: readonly unknown[]): Data;
}

/** The polls of a trip and the votes on them. */
export interface Polls {
  polls: readonly PollRow[];
  votes: readonly VoteRow[];
}

/** The lists of a trip and what stands on them, in any order. */
export interface Lists {
  lists: readonly ListRow[];
  listEntries: readonly ListEntryRow[];
}

/** A trip with its items, costs and people. */
export const tripPart: TripPart<TripDetails> = {
  key: (tripId) => tripQuery(tripId).queryKey,
  entities: ['trip', 'item', 'expense', 'settlement', 'member'],
  over: (trip, _, change) => change(trip),
};
/** The lists of trips, of which a trip is one. */
export const summariesPart: TripPart<readonly TripView[]> = {
  key: () => ['trips', 'list'],
  entities: ['trip', 'member'],
  over: (trips, tripId, change) => trips.map((trip) => (trip.id === tripId ? change(trip) : trip)),
};
/** What the dashboard says of a trip: figures, which are read. */
export const factsPart: TripPart<object> = {
  key: (tripId) => ['trips', 'facts', tripId],
  entities: ['trip'],
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

/** What of a trip is read whole, and follows its events. */
export const WHOLE_PARTS: readonly TripPart<object>[] = [
  tripPart,
  tasksPart,
  pollsPart,
  listsPart,
  documentsPart,
  tracksPart,
];
