import { useSyncExternalStore } from 'react';

export interface ViewState {
  day: string | null;
  item: string | null;
  isEditing: boolean;
}

export interface PublishedState extends ViewState {
  isTyping: boolean;
}

export interface PresentMember extends PublishedState {
  id: string;
  name: string;
  src: string | null;
}

export interface Closing {
  tripId: string;
  reason: 'membership_lost' | 'trip_deleted' | 'user_banned' | 'account_deleted';
  by: string | null;
}

export interface LiveState {
  /** Status; `lost`: for so long that the page shows it. */
  status: 'off' | 'live' | 'lost';
  here: readonly PresentMember[];
  /** Others in the trip; the same object until they change. */
  others: readonly PresentMember[];
  where: ViewState;
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

/** State that ends with the connection, outside of caches. The subscriber is loaded after the first paint. */
let state = OFF;
const listeners = new Set<() => void>();

export function setLive(change: Partial<LiveState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Closes a trip; who did it may be known before or after. */
export function closeTrip(closing: Closing): void {
  const known = state.closing?.tripId === closing.tripId ? state.closing : null;
  setLive({ closing: { ...closing, by: closing.by ?? known?.by ?? null } });
}

/** Ends live updates; the view, and why a trip closed, stay. */
export function endLive(): void {
  const { status, here, others } = OFF;
  setLive({ status, here, others });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Selects a part of the state; `select` must be stable for the same state. */
export function useLive<Part>(select: (state: LiveState) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(state));
}
