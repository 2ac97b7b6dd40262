import { useSyncExternalStore } from 'react';

export interface Listeners<Args extends unknown[]> {
  /** Returns how to stop. */
  subscribe: (listener: (...args: Args) => void) => () => void;
  notify: (...args: Args) => void;
}

export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args) => {
      for (const listener of listeners) listener(...args);
    },
  };
}

/** State of this page outside React, which neither the server nor the address has. */
export interface Store<State> extends Pick<Listeners<[]>, 'subscribe'> {
  initial: State;
  get: () => State;
  /** Notifies of a value that is not the same. */
  set: (next: State) => void;
}

export function createStore<State>(initial: State): Store<State> {
  const { subscribe, notify } = createListeners();
  let state = initial;
  return {
    initial,
    subscribe,
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return;
      state = next;
      notify();
    },
  };
}

/** Returns a part of the state, on the server of the initial one; `select` must be stable for the same state. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}

export const useWholeStore = <State>(store: Store<State>): State => useStore(store, (state) => state);
