import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { countText } from './count-text.ts';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  count?: number | undefined;
  content?: ReactNode;
}

export interface TabsProps {
  label: string;
  value: string;
  /** Tab of `children`, where the panel renders later. */
  drawn?: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
  className?: string | undefined;
  children?: ReactNode;
}

/** Index of the next tab by arrow keys; null: any other key. */
function stepTo(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Follows the ARIA practices: arrows select. Small, since the planner's first view includes it. */
export function Tabs({ label, value, drawn = value, onValueChange, tabs, className, children }: TabsProps) {
  const id = useId();
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = stepTo(event.key, at, tabs.length);
    const chosen = next === null ? undefined : tabs[next];
    if (next === null || !chosen) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onValueChange(chosen.value);
  };
  return (
    <div className={className} data-slot="tabs">
      <div className={styles.tabsList} data-slot="tabs-list" role="tablist" aria-label={label}>
        {tabs.map((tab) => {
          const isCurrent = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              className={styles.tabsTab}
              data-slot="tabs-tab"
              id={`${id}${tab.value}`}
              aria-selected={isCurrent}
              aria-controls={isCurrent ? `${id}panel` : undefined}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
              onKeyDown={handleKey}
            >
              {tab.label}
              {tab.count !== undefined && tab.count > 0 && <sup>{countText(tab.count)}</sup>}
            </button>
          );
        })}
      </div>
      <div
        key={drawn}
        data-slot="tabs-panel"
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel follows its tab, also without a focusable element in it
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- the same
      >
        {children ?? tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  );
}
