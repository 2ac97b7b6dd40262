import { useSyncExternalStore } from 'react';

/** How long a toast stays, in milliseconds, unless it says otherwise (TOAST-1). */
const TOAST_DURATION_MS = 5000;

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds; `Infinity` stays until it is dismissed. */
  duration?: number;
  action?: ToastAction;
  /** Several things that are said together, each with what can be done about it. */
  parts?: readonly { text: string; action: ToastAction }[];
}

interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface Toast extends ToastOptions {
  id: number;
  variant: 'default' | 'destructive';
  duration: number;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one on screen: there is never more than one. Returns its id. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  show({ variant: 'default', duration: TOAST_DURATION_MS, ...options, id: lastId });
  return lastId;
}

/** Takes the toast away; with an id, only while that one is still on screen. */
export function dismissToast(id?: number): void {
  if (current !== null && (id === undefined || id === current.id)) show(null);
}

/** Whether this very toast is on screen. */
export const isToastShown = (id: number): boolean => current?.id === id;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast on screen, or null. */
export function useCurrentToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
