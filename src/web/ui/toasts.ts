import { createStore, useWholeStore } from './store.ts';

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

const current = createStore<ShownToast | null>(null);
let lastId = 0;

/** Replaces the one on screen. Returns its id. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  current.set({ variant: 'default', duration: TOAST_DURATION_MS, ...options, id: lastId });
  return lastId;
}

/** Closes the toast; with an id, only while that one is on screen. */
export function dismissToast(id?: number): void {
  if (id === undefined || isToastShown(id)) current.set(null);
}

/** In ms: what ends by then needs no words. */
const MOMENT_MS = 1000;

/** Shows a toast for as long as the work lasts. Throws as it does. */
export async function toastWhile<Result>(
  work: Promise<Result>,
  options: Omit<ToastOptions, 'duration'>,
): Promise<Result> {
  let id: number | undefined;
  const timer = setTimeout(() => {
    id = toast({ ...options, duration: Number.POSITIVE_INFINITY });
  }, MOMENT_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (id !== undefined) dismissToast(id);
  }
}

export const isToastShown = (id: number): boolean => current.get()?.id === id;

export const useCurrentToast = (): ShownToast | null => useWholeStore(current);
