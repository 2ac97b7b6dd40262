import type { BatchCommand } from '#domain/trip-commands/command.ts';
import { isolated } from '#i18n/format.ts';
import { i18n } from '#i18n/i18n.ts';
import { onSessionEnd } from '#web/session/session-end.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import { type ToastOptions, toast } from '#web/ui/toasts.ts';

const REMEMBERED = 30;

export interface Undoable {
  scope: string;
  label: string;
  undo: () => void;
}

const history = createStore<readonly Undoable[]>([]);

export const rememberUndo = (done: Undoable): void =>
  history.set([...history.get().slice(1 - REMEMBERED), done]);

/** Whether an act is neither undone nor forgotten. */
export const isRemembered = (done: Undoable): boolean => history.get().includes(done);

export const forgetUndo = (done: Undoable): void =>
  history.set(history.get().filter((other) => other !== done));

/** Rows removed by acts: restoring shows them before the server's answer. */
const gone = new Map<string, BatchCommand['rows'][number]>();

export function noteGone(rows: BatchCommand['rows']): void {
  for (const row of rows) gone.set(row.id, row);
}

export const goneRows = (refs: readonly { id: string }[]): BatchCommand['rows'] =>
  refs.flatMap(({ id }) => gone.get(id) ?? []);

// These acts were somebody else's.
onSessionEnd(() => {
  history.set([]);
  gone.clear();
});

export function takeBack(done: Undoable): void {
  if (!isRemembered(done)) return;
  forgetUndo(done);
  done.undo();
}

export function undoLast(scope: string): void {
  const last = history.get().findLast((done) => done.scope === scope);
  if (last) takeBack(last);
}

/** Shows one toast at a time: replaced ones stay in reach of {@link undoLast}. */
export function toastWithUndo(text: Pick<ToastOptions, 'title' | 'description'>, done: Undoable): void {
  rememberUndo(done);
  toast({ ...text, action: undoAction(() => takeBack(done)) });
}

export const undoAction = (undo: () => void): NonNullable<ToastOptions['action']> => ({
  label: i18n.t('notifications:undo'),
  onClick: undo,
});

export const useLastUndo = (scope: string): Undoable | null =>
  useStore(history, (acts) => acts.findLast((done) => done.scope === scope) ?? null);

/** Text after undoing. @param names of what is undone, which may be the trip's alone @param skipped rows that others have changed @param rows all of them */
export function undoneText(
  names: readonly string[],
  skipped = 0,
  rows: number = names.length,
): Pick<ToastOptions, 'title' | 'description'> {
  const left = skipped > 0 ? [i18n.t('notifications:undoSkipped', { count: skipped })] : [];
  const count = rows - skipped;
  if (count <= 0) return { title: i18n.t('notifications:undoFailed'), description: left.join('') };
  // With some skipped, it is unknown which came back.
  const back = names.length === 1 ? names.map(isolated) : [i18n.t('notifications:undoneItems', { count })];
  return { title: i18n.t('notifications:undone'), description: [...back, ...left].join(' · ') };
}
