import { useSyncExternalStore } from 'react';

/** What a page of the trip shows. */
export interface ViewState {
  /** ISO day that is on screen; null: none. */
  day: string | null;
  /** Id of the item whose details or dialog are open; null: none. */
  item: string | null;
  /** Whether a dialog is open on it. */
  isEditing: boolean;
}

/** What a page publishes to the others. */
export interface PublishedState extends ViewState {
  /** Whether a message is being typed on it. */
  isTyping: boolean;
}

/** Somebody of the trip who has it open, and what they look at; one entry for each of their pages. */
export interface PresentMember extends PublishedState {
  /** Id of the person. */
  id: string;
  name: string;
  src: string | null;
}

/** Why an open trip is no longer this person's. */
export interface Closing {
  tripId: string;
  reason: 'membership_lost' | 'trip_deleted' | 'user_banned' | 'account_deleted';
  /** Id of who did it; null: not known. */
  by: string | null;
}

export interface LiveState {
  /** `off`: not yet asked for; `lost`: for so long that it is worth saying. */
  status: 'off' | 'live' | 'lost';
  /** Presence of everyone, this page included. */
  here: readonly PresentMember[];
  /** Presence of the others: the same object until it changes. */
  others: readonly PresentMember[];
  /** What this page shows. */
  where: ViewState;
  /** Whether a message is being typed on this page. */
  isTyping: boolean;
  closing: Closing | null;
}

const OFF: LiveState = {
  status: 'off',
  here: [],
  others: [],
  where: { day: null, item: null, isEditing: false },
  isTyping: false,
  closing: null,
};

/**
 * What is known by listening: it is the connection's, and ends with it, so it is in no cache. What listens is loaded
 * after the day is painted and writes here; what is drawn reads here.
 */
let state = OFF;
const listeners = new Set<() => void>();

/** Notes what has changed. */
export function setLive(change: Partial<LiveState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Notes that a trip is this person's no more; who did it may be known before or after it closes. */
export function closeTrip(closing: Closing): void {
  const known = state.closing?.tripId === closing.tripId ? state.closing : null;
  setLive({ closing: { ...closing, by: closing.by ?? known?.by ?? null } });
}

/** The page listens no more. What it shows, and why a trip was closed, stays. */
export function endLive(): void {
  const { status, here, others } = OFF;
  setLive({ status, here, others });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A part of it; `select` has to answer the same for the same state. */
export function useLive<Part>(select: (state: LiveState) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(state));
}
