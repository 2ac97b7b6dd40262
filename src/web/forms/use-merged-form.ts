import { useEffect, useRef, useState } from 'react';
import { type FieldGroup, isSame, mergeForms, part } from './merge-forms.ts';

interface MergedFormOptions<Form extends object> {
  /** The form as it was when the row was last seen. */
  opened: Form;
  /** The form of the row as it is stored; null: it is not there any more; undefined: there is none to compare with. */
  stored: Form | null | undefined;
  groups: readonly FieldGroup<Form>[];
}

/** The form on screen. */
interface OpenForm<Form> {
  getValues: () => Form;
  /** Fills in what somebody else has written. */
  fill: (fields: Partial<Form>) => void;
}

/** Columns of an open form that somebody else has changed. */
export interface FormClashes {
  /** The row was deleted. */
  isGone: boolean;
  /** What they have changed and this form has not: it was filled in. */
  taken: readonly string[];
  /** Columns both have changed, for the person to decide. Saving without a decision stores mine. */
  clashes: readonly string[];
  keepMine: (name: string) => void;
  takeTheirs: (name: string) => void;
}

/**
 * Merges remote changes of the row into an open form: columns only they changed are filled in, columns both changed are asked
 * about. Nothing that was typed is lost.
 */
export function useMergedForm<Form extends object>(
  { getValues, fill }: OpenForm<Form>,
  options: MergedFormOptions<Form>,
): FormClashes {
  const { opened, stored, groups } = options;
  const base = useRef(opened);
  const [found, setFound] = useState<{ taken: string[]; clashes: string[] }>({ taken: [], clashes: [] });
  const state = JSON.stringify(stored ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is the row; the rest is read as it is by then
  useEffect(() => {
    // Synchronises the form with its row; `state` tells whether that has changed.
    if (!stored) return;
    const mine = getValues();
    const merged = mergeForms(base.current, mine, stored, groups);
    base.current = stored;
    fill(merged.taken);
    const isOpen = (name: string) =>
      groups.some((group) => group[0] === name && !isSame(group, mine, stored));
    setFound((old) => ({
      taken: [
        ...new Set([...old.taken, ...groups.map(([name]) => name).filter((name) => name in merged.taken)]),
      ],
      clashes: [...new Set([...old.clashes.filter(isOpen), ...merged.clashes])],
    }));
  }, [state]); // oxlint-disable-line react-hooks/exhaustive-deps -- the same
  const resolve = (name: string) =>
    setFound(({ taken, clashes }) => ({ taken, clashes: clashes.filter((other) => other !== name) }));
  return {
    ...found,
    isGone: stored === null,
    keepMine: resolve,
    takeTheirs: (name) => {
      const group = groups.find(([first]) => first === name);
      if (group && stored) fill(part(group, stored));
      resolve(name);
    },
  };
}
