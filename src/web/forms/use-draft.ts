import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fieldOf } from '#domain/json.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { discardDraft, isStoredDraft, keepDraft, readDraft, withDraft } from './drafts.ts';

export interface Draft<T extends object> {
  values: T;
  /** Stores values; unchanged fields take their initial value at the next opening. */
  keep: (values: Partial<T>) => void;
  discard: () => void;
  /** What fields are compared with: the initial values, or those that replaced them. */
  base: () => T;
  /** Compares with these values from here; what differs from them stays a draft. */
  rebase: (values: T) => void;
  /** Makes these values the initial ones: they were saved, or replaced by what is stored. */
  restart: (values: T) => void;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export function changedFields<T extends object>(now: Partial<T>, initial: T): Partial<T> {
  const changed = Object.entries(now).filter(([name, value]) => !isSame(value, fieldOf(initial, name)));
  return Object.assign({}, ...changed.map(([name, value]) => ({ [name]: value })));
}

/**
 * A form's draft: it outlives page and tab until saved or discarded. The name identifies the form (`edit-trip-{id}`); null: none.
 * @param isWhole also unchanged fields, where initial values would be missing
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
  const base = useCallback(() => opened.current, []);
  const rebase = useCallback((now: T) => {
    opened.current = now;
    wasTyped.current = false;
  }, []);
  const restart = useCallback(
    (now: T) => {
      rebase(now);
      isTyped.current = false;
      discard();
    },
    [discard, rebase],
  );
  useEffect(
    () => () => {
      if (!isTyped.current) discard(); // Nothing was typed into it.
    },
    [discard],
  );
  return useMemo(
    () => ({ values, keep, discard, base, rebase, restart }),
    [values, keep, discard, base, rebase, restart],
  );
}
