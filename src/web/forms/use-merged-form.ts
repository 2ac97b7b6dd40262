import { useEffect, useRef, useState } from 'react';
import { type FieldGroup, isSame, mergeForms, part } from './merge-forms.ts';

interface MergedFormOptions<Form extends object> {
  /** What was stored when the form was opened, or its draft typed. */
  opened: Form;
  /** The stored row; null: deleted; undefined: nothing to compare with. */
  stored: Form | null | undefined;
  groups: readonly FieldGroup<Form>[];
}

interface OpenForm<Form> {
  getValues: () => Form;
  fill: (fields: Partial<Form>) => void;
}

export interface FormClashes {
  isGone: boolean;
  taken: readonly string[];
  /** Columns that both changed, for the person to decide; saving without a decision stores mine. */
  clashes: readonly string[];
  keepMine: (name: string) => void;
  takeTheirs: (name: string) => void;
}

/** Fills in columns only they changed, asks about columns both changed: nothing typed is lost. */
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
    // Synchronises with the row; `state` shows whether it has changed.
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
