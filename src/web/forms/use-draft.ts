import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fieldOf, recordOf } from '#domain/json.ts';
import { newId } from '#web/data/ids.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { discardDraft, isStoredDraft, keepDraft, readDraft, withDraft } from './drafts.ts';
import type { FieldGroup } from './merge-forms.ts';

export interface Draft<T extends object> {
  values: T;
  /** Stores values; unchanged fields take their initial value at the next opening. */
  keep: (values: Partial<T>) => void;
  discard: () => void;
  /** What fields are compared with: the initial values, or those that replaced them. */
  base: () => T;
  /** What typed fields were typed over, which others may have replaced since, before a reload; the others as of `base`. */
  seen: () => T;
  /** Id of the row that the form adds: one for all tries, also after a reload. @param values stored with it @param sent where given, other values are another row */
  rowId: (values: Partial<T>, sent?: object) => string;
  /** Takes stored fields into what is compared with: nobody has typed them. */
  take: (fields: Partial<T>) => void;
  /** Compares with these values from here; what differs from them stays a draft. */
  rebase: (values: T) => void;
  /** Makes these values the initial ones: they were saved, or replaced by what is stored. */
  restart: (values: T) => void;
}

interface DraftOptions<T extends object> {
  /** Stores also unchanged fields, where initial values would be missing. */
  isWhole?: boolean;
  /** Fields that have no sense apart: a draft has all of a group or none. */
  together?: readonly FieldGroup<T>[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** @param together groups that count as changed with one of their fields */
export function changedFields<T extends object>(
  now: Partial<T>,
  initial: T,
  together: readonly FieldGroup<T>[] = [],
): Partial<T> {
  const isChanged = (name: string) => name in now && !isSame(fieldOf(now, name), fieldOf(initial, name));
  const groupOf = (name: string): readonly string[] =>
    together.find((group) => group.some((field) => field === name)) ?? [name];
  const changed = Object.entries(now).filter(([name]) => groupOf(name).some(isChanged));
  return Object.assign({}, ...changed.map(([name, value]) => ({ [name]: value })));
}

/** Beside the typed fields of a draft: what these had before. A whole draft has what it needs of it. */
const SEEN = 'seen';

/** Beside them: the row that was sent, which may be stored though the answer was lost. */
const SENT_ROW = 'sent_row';

interface SentRow {
  id: string;
  /** What it was made of, as JSON, where other values are another row. */
  of: string;
}

function sentRowOf(draft: object | null): SentRow | null {
  const { id, of } = recordOf(fieldOf(draft, SENT_ROW));
  return typeof id === 'string' && typeof of === 'string' ? { id, of } : null;
}

const pick = (form: object, names: object): object =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name in names));

/** An earlier release stored only the typed fields of a group: the others are as these were typed over. */
function withGroups(draft: object | null, groups: readonly FieldGroup<Record<string, unknown>>[]): object {
  const before = recordOf(fieldOf(draft, SEEN));
  return { ...changedFields({ ...before, ...draft }, before, groups), ...draft };
}

/**
 * A form's draft: it outlives page and tab until saved or discarded. The name identifies the form (`edit-trip-{id}`); null: none.
 */
export function useDraft<T extends object>(
  name: string | null,
  initial: T,
  { isWhole = false, together = [] }: DraftOptions<T> = {},
): Draft<T> {
  const [groups] = useState(together);
  const [{ values, owner, typedBefore, typedOver, sentBefore }] = useState(() => {
    const draft = name === null ? null : readDraft(name);
    const drafted = withDraft(initial, withGroups(draft, groups));
    const seen = pick(recordOf(fieldOf(draft, SEEN)), changedFields(drafted, initial, groups));
    return {
      values: drafted,
      owner: storageOwnerId(),
      typedBefore: name !== null && isStoredDraft(name),
      typedOver: isWhole ? initial : withDraft(initial, seen),
      sentBefore: sentRowOf(draft),
    };
  });
  const opened = useRef(initial);
  const seenBefore = useRef(typedOver);
  const wasTyped = useRef(typedBefore);
  const isTyped = useRef(typedBefore);
  const sentRow = useRef(sentBefore);
  const keep = useCallback(
    (now: Partial<T>) => {
      if (name === null) return;
      const changed = changedFields(now, opened.current, groups);
      const isChanged = Object.keys(changed).length > 0;
      isTyped.current = isChanged || (isWhole && wasTyped.current);
      const typed = isChanged ? { ...changed, [SEEN]: pick(seenBefore.current, changed) } : changed;
      const sent = sentRow.current && { [SENT_ROW]: sentRow.current };
      keepDraft(name, { ...(isWhole ? now : typed), ...sent }, isTyped.current, owner);
    },
    [name, isWhole, groups, owner],
  );
  const discard = useCallback(() => {
    if (name !== null) discardDraft(name, owner);
  }, [name, owner]);
  const base = useCallback(() => opened.current, []);
  const seen = useCallback(() => seenBefore.current, []);
  const rowId = useCallback(
    (now: Partial<T>, sent: object = {}) => {
      const of = JSON.stringify(sent);
      const row = sentRow.current?.of === of ? sentRow.current : { id: newId(), of };
      sentRow.current = row;
      keep(now);
      return row.id;
    },
    [keep],
  );
  const take = useCallback((fields: Partial<T>) => {
    // A save goes by whether `base` is another object after it.
    if (Object.keys(fields).length === 0) return;
    opened.current = { ...opened.current, ...fields };
    seenBefore.current = { ...seenBefore.current, ...fields };
  }, []);
  const rebase = useCallback((now: T) => {
    opened.current = now;
    seenBefore.current = now;
    wasTyped.current = false;
  }, []);
  const restart = useCallback(
    (now: T) => {
      rebase(now);
      isTyped.current = false;
      sentRow.current = null;
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
    () => ({ values, keep, discard, base, seen, rowId, take, rebase, restart }),
    [values, keep, discard, base, seen, rowId, take, rebase, restart],
  );
}
