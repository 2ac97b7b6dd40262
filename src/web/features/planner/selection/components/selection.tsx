import { createContext, type MouseEvent, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import styles from './selection.module.css';

interface Selection {
  /** Items of any day, in order of selection. */
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  add: (ids: readonly string[]) => void;
  clear: () => void;
}

const SelectionContext = createContext<Selection | null>(null);
const NONE: ReadonlySet<string> = new Set();

interface SelectionProviderProps {
  /** Of the whole trip. */
  items: readonly Pick<PlannerItem, 'id'>[];
  children: ReactNode;
}

export function SelectionProvider({ items, children }: SelectionProviderProps) {
  const [ids, setIds] = useState(NONE);
  const mayEdit = usePlannerActions().readOnlyReason === null;
  const present = useMemo(() => new Set(mayEdit ? items.map(({ id }) => id) : []), [items, mayEdit]);
  const left = [...ids].filter((id) => present.has(id));
  // Without a bar to clear what is left, presses would go on selecting.
  if (left.length < ids.size) setIds(new Set(left));
  const toggle = useCallback(
    (id: string) =>
      setIds((old) =>
        old.has(id) ? new Set([...old].filter((other) => other !== id)) : new Set([...old, id]),
      ),
    [],
  );
  const add = useCallback((more: readonly string[]) => setIds((old) => new Set([...old, ...more])), []);
  const clear = useCallback(() => setIds(NONE), []);
  const selection = useMemo(() => ({ ids, toggle, add, clear }), [ids, toggle, add, clear]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** @throws Error outside of a {@link SelectionProvider} */
export function useSelection(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('useSelection must be used within a SelectionProvider');
  return selection;
}

export function usePick(id: string) {
  const { ids, toggle } = useSelection();
  return { isPicked: ids.has(id), hasPicks: ids.size > 0, toggle: () => toggle(id) };
}

export function PickBox({ item }: { item: PlannerItem }) {
  const { t } = useTranslation('trip-items');
  const { isPicked, toggle } = usePick(item.id);
  return (
    <label className={styles.pick} data-slot="pick">
      <input
        type="checkbox"
        checked={isPicked}
        onChange={toggle}
        aria-label={t('pickItem', { title: item.title })}
      />
    </label>
  );
}

const itemOf = (card: HTMLElement | null): string | undefined => card?.dataset.item;

/** Ctrl or Cmd toggles, Shift selects a range, a plain press toggles while items are selected. */
export function usePickOnClick(): (event: MouseEvent<HTMLElement>) => void {
  const { ids, toggle, add } = useSelection();
  const { readOnlyReason } = usePlannerActions();
  return (event) => {
    const isPress = event.detail > 0 && ids.size > 0;
    const isOne = event.ctrlKey || event.metaKey || (isPress && !event.shiftKey);
    if (readOnlyReason !== null || !(isOne || event.shiftKey) || !(event.target instanceof Element)) return;
    const id = itemOf(event.target.closest('article'));
    if (id === undefined || event.target.closest('[data-slot="item-card-more"], [data-slot="pick"]')) return;
    event.preventDefault();
    event.stopPropagation();
    const shown = [...event.currentTarget.querySelectorAll('article')].flatMap((card) => itemOf(card) ?? []);
    const last = shown.indexOf([...ids].at(-1) ?? '');
    if (isOne || last === -1) return toggle(id);
    const here = shown.indexOf(id);
    return add(shown.slice(Math.min(last, here), Math.max(last, here) + 1));
  };
}
