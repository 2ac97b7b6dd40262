import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { keysOf, readJson, remove, writeJson } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';

/** The draft of an open dialog's form (SHELL-5). */
export interface DialogDraft<T extends object> {
  /** What the form opens with: the draft's values where there are any, otherwise the initial ones. */
  values: T;
  /** Stores the form's current values; a field that is left out opens with its initial value. */
  keep: (values: Partial<T>) => void;
  /** Forgets it: on save and on cancel. */
  discard: () => void;
}

const keyOf = (name: string, owner = storageOwnerId()) => storageKeys.dialog(owner, name);

const isSameKind = (a: unknown, b: unknown) =>
  a === null ||
  b === null ||
  a === undefined ||
  (typeof a === typeof b && Array.isArray(a) === Array.isArray(b));

/** Restores the stored fields that the form still has with the same type; an older release may have stored others. */
export function restoreDraft<T extends object>(initial: T, stored: unknown): T {
  if (typeof stored !== 'object' || stored === null) return initial;
  const old = new Map(Object.entries(stored));
  const fitting = Object.entries(initial)
    .filter(([field, value]) => old.has(field) && isSameKind(value, old.get(field)))
    .map(([field]) => [field, old.get(field)] as const);
  return Object.assign({}, initial, Object.fromEntries(fitting));
}

/** Whether a dialog of this name was open when the page was left, so that it opens again. */
export function hasDialogDraft(name: string): boolean {
  return readJson('session', keyOf(name)) !== null;
}

/** The draft of a dialog's form, or `initial`. */
export function readDialogDraft<T extends object>(name: string, initial: T): T {
  return restoreDraft(initial, readJson('session', keyOf(name)));
}

/** The drafts of all dialogs that the signed-in user has open. */
export function openDialogDrafts(): unknown[] {
  return keysOf('session', keyOf('')).map((key) => readJson('session', key));
}

/** Stores a dialog's draft in session storage, unless its owner has signed out. */
export function storeDialogDraft(name: string, values: object, owner = storageOwnerId()): void {
  if (owner === storageOwnerId()) writeJson('session', keyOf(name, owner), values);
}

/** Forgets a dialog's form, unless its owner's session has ended: then it waits for them. */
export function discardDialogDraft(name: string, owner = storageOwnerId()): void {
  if (owner === storageOwnerId()) remove('session', keyOf(name, owner));
}

/**
 * The draft of one dialog in session storage, per user: it survives a tab switch and a reload, and is removed by `discard`
 * and at sign-out. The name says which dialog and of what (`edit-trip-{id}`).
 */
export function useDialogDraft<T extends object>(name: string, initial: T): DialogDraft<T> {
  const [values] = useState(() => readDialogDraft(name, initial));
  const [owner] = useState(storageOwnerId);
  const keep = useCallback((next: Partial<T>) => storeDialogDraft(name, next, owner), [name, owner]);
  const discard = useCallback(() => discardDialogDraft(name, owner), [name, owner]);
  return useMemo(() => ({ values, keep, discard }), [values, keep, discard]);
}

/** The state of a small dialog's form, with a draft (SHELL-5) while the dialog is open. */
export function useDialogForm<T extends object>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const draft = useDialogDraft(name, initial);
  const [values, setValues] = useState(draft.values);
  useEffect(() => draft.keep(values), [draft, values]);
  useEffect(() => draft.discard, [draft]); // Done, cancelled or left: only a reload keeps it.
  return [values, setValues];
}
