import type { KeyboardEvent } from 'react';

/** Radix asks only the newest layer, which may be a toast. Inner overlays that handle the key keep it. */
export const closeByEscape = (close: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { key, target, currentTarget } = event;
  const isOwn = target instanceof Element && currentTarget.contains(target);
  if (key !== 'Escape' || event.defaultPrevented || !isOwn) return;
  if (target.matches('[role=combobox][aria-expanded=true]')) return;
  event.preventDefault();
  close();
};
