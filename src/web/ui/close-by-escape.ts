import type { KeyboardEvent } from 'react';

/**
 * A key handler for the content of an overlay, which closes it at Escape while something newer, as a toast, is on screen: Radix
 * asks the newest layer alone. What has dealt with the key itself, an overlay within this one or an open list, keeps it.
 */
export const closeByEscape = (close: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { key, target, currentTarget } = event;
  const isOwn = target instanceof Element && currentTarget.contains(target);
  if (key !== 'Escape' || event.defaultPrevented || !isOwn) return;
  if (target.matches('[role=combobox][aria-expanded=true]')) return;
  event.preventDefault();
  close();
};
