import { useSyncExternalStore } from 'react';
import type { BatchCommand } from '#domain/trip-commands/command.ts';
import { i18n } from '#i18n/i18n.ts';
import { type ToastOptions, toast } from '#web/data/toasts.ts';
import { onSessionEnd } from '#web/session/session-end.ts';

/** Changes that can still be taken back once their toast has gone. */
const REMEMBERED = 30;

/** A change that can be taken back. */
export interface Undoable {
  /** What it changed: the id of a trip. */
  scope: string;
  /** What was done, as its toast said it. */
  label: string;
  undo: () => void;
}

let history: readonly Undoable[] = [];
const listeners = new Set<() => void>();

function write(next: readonly Undoable[]): void {
  history = next;
  for (const listener of listeners) listener();
}

/** Puts a change within reach of {@link undoLast}; the oldest are forgotten. */
export function rememberUndo(done: Undoable): void {
  write([...history.slice(1 - REMEMBERED), done]);
}

/** Whether a change is within reach of {@link undoLast}: not undone, not forgotten. */
export const isRemembered = (done: Undoable): boolean => history.includes(done);

/** Takes a change out of reach of {@link undoLast}: it did not happen. */
export const forgetUndo = (done: Undoable): void => write(history.filter((other) => other !== done));

/** Items and expenses that this page has seen go, by id: what restores one shows it before the server has answered. */
const gone = new Map<string, BatchCommand['rows'][number]>();

/** Notes items and expenses that go. */
export function noteGone(rows: BatchCommand['rows']): void {
  for (const row of rows) gone.set(row.id, row);
}

/** Those of some items and expenses that this page has seen go. */
export const goneRows = (refs: readonly { id: string }[]): BatchCommand['rows'] =>
  refs.flatMap(({ id }) => gone.get(id) ?? []);

// They were somebody else's.
onSessionEnd(() => {
  write([]);
  gone.clear();
});

/** Takes one change back, once. */
export function takeBack(done: Undoable): void {
  if (!isRemembered(done)) return;
  forgetUndo(done);
  done.undo();
}

/** Takes back the last change of a scope that was not yet. */
export function undoLast(scope: string): void {
  const last = history.findLast((done) => done.scope === scope);
  if (last) takeBack(last);
}

/**
 * Says what was done, with a button that takes it back for as long as the toast stays. There is one toast at a time:
 * a change whose toast has made room for another stays within reach of {@link undoLast}.
 */
export function toastWithUndo(said: Pick<ToastOptions, 'title' | 'description'>, done: Undoable): void {
  rememberUndo(done);
  toast({ ...said, action: undoAction(() => takeBack(done)) });
}

/** The button of a toast that undoes what the toast is about. */
export const undoAction = (undo: () => void): NonNullable<ToastOptions['action']> => ({
  label: i18n.t('notifications:undo'),
  onClick: undo,
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The change of a scope that {@link undoLast} would take back; null: none. */
export function useLastUndo(scope: string): Undoable | null {
  return useSyncExternalStore(subscribe, () => history.findLast((done) => done.scope === scope) ?? null);
}
