import clsx from 'clsx';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import './styles/tabs.css';

export interface Tab {
  value: string;
  label: string;
  /** A small figure beside the word: what is new or left to do there. */
  count?: number | undefined;
  /** What it shows; or give the panel of the current tab as `children` of {@link Tabs}. */
  content?: ReactNode;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
  className?: string;
  children?: ReactNode;
}

/** Words above a line, a stop under each; the current one is filled. */
export function Tabs({ label, value, onValueChange, tabs, className, children }: TabsProps) {
  return (
    <RadixTabs.Root className={clsx('tabs', className)} value={value} onValueChange={onValueChange}>
      <RadixTabs.List className="tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} className="tabs-tab" value={tab.value}>
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <sup>{tab.count}</sup>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      <RadixTabs.Content key={value} className="tabs-panel" value={value}>
        {children ?? tabs.find((tab) => tab.value === value)?.content}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}
