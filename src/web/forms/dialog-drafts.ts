import { useCallback, useEffect, useMemo, useState } from 'react';
import { keysOf, readJson, remove, writeJson } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';

/** The kept form of an open dialog (SHELL-5). */
export interface DialogDraft<T extends object> {
  /** What the form opens with: the kept values where there are any, else the initial ones. */
  values: T;
  /** Keeps the form as it stands now. */
  keep: (values: T) => void;
  /** Forgets it: on save and on cancel. */
  discard: () => void;
}

const keyOf = (name: string, owner = storageOwnerId()) => storageKeys.dialog(owner, name);

const isSameKind = (a: unknown, b: unknown) =>
  a === null ||
  b === null ||
  a === undefined ||
  (typeof a === typeof b && Array.isArray(a) === Array.isArray(b));

/** Takes over kept fields that the form still has and whose kind still fits, since an older release may have kept them. */
export function restoreDraft<T extends object>(initial: T, kept: unknown): T {
  if (typeof kept !== 'object' || kept === null) return initial;
  const old = new Map(Object.entries(kept));
  const fitting = Object.entries(initial)
    .filter(([field, value]) => old.has(field) && isSameKind(value, old.get(field)))
    .map(([field]) => [field, old.get(field)] as const);
  return Object.assign({}, initial, Object.fromEntries(fitting));
}

/** Whether a dialog of this name was open when the page was left, so that it opens again. */
export function hasDialogDraft(name: string): boolean {
  return readJson('session', keyOf(name)) !== null;
}

/** What was kept of a dialog's form; `initial` where nothing was. */
export function readDialogDraft<T extends object>(name: string, initial: T): T {
  return restoreDraft(initial, readJson('session', keyOf(name)));
}

/** The forms of all dialogs that whoever is signed in has open, as they are kept. */
export function openDialogDrafts(): unknown[] {
  return keysOf('session', keyOf('')).map((key) => readJson('session', key));
}

/** Puts a dialog's form into session storage; of somebody who is no longer signed in, nothing is kept. */
export function storeDialogDraft(name: string, values: object, owner = storageOwnerId()): void {
  if (owner === storageOwnerId()) writeJson('session', keyOf(name, owner), values);
}

/** Forgets a dialog's form. */
export function discardDialogDraft(name: string, owner = storageOwnerId()): void {
  remove('session', keyOf(name, owner));
}

/**
 * The form of one dialog, kept in session storage for whoever is signed in while it is open: it survives a tab switch
 * and a reload, and is gone after `discard` and at sign-out. The name says which dialog and of what (`edit-trip-{id}`).
 */
export function useDialogDraft<T extends object>(name: string, initial: T): DialogDraft<T> {
  const [values] = useState(() => readDialogDraft(name, initial));
  const [owner] = useState(storageOwnerId);
  const keep = useCallback((next: T) => storeDialogDraft(name, next, owner), [name, owner]);
  const discard = useCallback(() => discardDialogDraft(name, owner), [name, owner]);
  return useMemo(() => ({ values, keep, discard }), [values, keep, discard]);
}

/** The state of a small dialog's form, kept like any (SHELL-5) for as long as the dialog is there. */
export function useDialogForm<T extends object>(name: string, initial: T): [T, (next: T) => void] {
  const draft = useDialogDraft(name, initial);
  const [values, setValues] = useState(draft.values);
  useEffect(() => draft.keep(values), [draft, values]);
  useEffect(() => draft.discard, [draft]); // Done, cancelled or left: only a reload keeps it.
  return [values, setValues];
}
