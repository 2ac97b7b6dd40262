import { useSyncExternalStore } from 'react';

/** Duration by default, in ms [TOAST-1]. */
const TOAST_DURATION_MS = 5000;

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds; `Infinity`: until dismissed. */
  duration?: number;
  action?: ToastAction;
  /** Several messages in one, each with an action. */
  parts?: readonly { text: string; action: ToastAction }[];
}

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ShownToast extends ToastOptions {
  id: number;
  variant: 'default' | 'destructive';
  duration: number;
}

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Replaces the one on screen. Returns its id. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  show({ variant: 'default', duration: TOAST_DURATION_MS, ...options, id: lastId });
  return lastId;
}

/** Closes the toast; with an id, only while that one is on screen. */
export function dismissToast(id?: number): void {
  if (current !== null && (id === undefined || id === current.id)) show(null);
}

export const isToastShown = (id: number): boolean => current?.id === id;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
