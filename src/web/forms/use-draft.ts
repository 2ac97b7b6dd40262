import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { discardDraft, isStoredDraft, keepDraft, readDraft, withDraft } from './drafts.ts';

/** The draft of a form (SHELL-5). */
export interface Draft<T extends object> {
  /** What the form opens with: the draft's values where there are any, otherwise the initial ones. */
  values: T;
  /** Stores what the form has now. A field that is as it was initially opens with what that is by then. */
  keep: (values: Partial<T>) => void;
  /** Forgets it: given up. */
  discard: () => void;
  /** Forgets it: saved, or taken over from what is stored. What is typed from now on is typed into these values. */
  restart: (values: T) => void;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields in which a form differs from what it was. */
export function changedFields<T extends object>(now: Partial<T>, initial: T): Partial<T> {
  const changed = Object.entries(now).filter(([name, value]) => !isSame(value, Reflect.get(initial, name)));
  return Object.assign({}, ...changed.map(([name, value]) => ({ [name]: value })));
}

/**
 * The draft of one form of the signed-in user. Typed, it outlives the form, the page and the tab, until it is saved or given up;
 * what is only open comes back after a reload. The name says which form, and of what (`edit-trip-{id}`); null: nothing is stored.
 *
 * @param isWhole stores also the fields that are as they were, for a form whose initial values are not there without it
 */
export function useDraft<T extends object>(name: string | null, initial: T, isWhole = false): Draft<T> {
  const [{ values, owner, typedBefore }] = useState(() => ({
    values: withDraft(initial, name === null ? null : readDraft(name)),
    owner: storageOwnerId(),
    typedBefore: name !== null && isStoredDraft(name),
  }));
  const opened = useRef(initial);
  const wasTyped = useRef(typedBefore);
  const isTyped = useRef(typedBefore);
  const keep = useCallback(
    (now: Partial<T>) => {
      if (name === null) return;
      const changed = changedFields(now, opened.current);
      isTyped.current = Object.keys(changed).length > 0 || (isWhole && wasTyped.current);
      keepDraft(name, isWhole ? now : changed, isTyped.current, owner);
    },
    [name, isWhole, owner],
  );
  const discard = useCallback(() => {
    if (name !== null) discardDraft(name, owner);
  }, [name, owner]);
  const restart = useCallback(
    (now: T) => {
      opened.current = now;
      wasTyped.current = false;
      isTyped.current = false;
      discard();
    },
    [discard],
  );
  useEffect(
    () => () => {
      if (!isTyped.current) discard(); // Left with nothing in it.
    },
    [discard],
  );
  return useMemo(() => ({ values, keep, discard, restart }), [values, keep, discard, restart]);
}
