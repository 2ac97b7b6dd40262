import { createStore, useStore } from '#web/ui/store.ts';

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
const live = createStore(OFF);

export const setLive = (change: Partial<LiveState>): void => live.set({ ...live.get(), ...change });

/** Closes a trip; who did it may be known before or after. */
export function closeTrip(closing: Closing): void {
  const before = live.get().closing;
  const known = before?.tripId === closing.tripId ? before : null;
  setLive({ closing: { ...closing, by: closing.by ?? known?.by ?? null } });
}

/** Ends live updates; the view, and why a trip closed, stay. */
export function endLive(): void {
  const { status, here, others } = OFF;
  setLive({ status, here, others });
}

/** Selects a part of the state; `select` must be stable for the same state. */
export const useLive = <Part>(select: (state: LiveState) => Part): Part => useStore(live, select);

/** Authors by the row's id, for open dialogs that show them. */
const authors = new Map<string, string>();

export function noteAuthor(rowId: string, name: string): void {
  authors.set(rowId, name);
}

/** Author of the last change of a row; null: unknown. */
export function authorOf(rowId: string): string | null {
  return authors.get(rowId) ?? null;
}
