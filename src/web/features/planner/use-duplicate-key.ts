import { useEffect } from 'react';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

/** Keys that belong to fields, menus and dialogs. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]';

/** Ctrl+D and Cmd+D on a focused card, or with open details. @param onKey receives the item's id */
export function useDuplicateKey(selected: string | null, onKey: ((id: string) => void) | null): void {
  const handleKey = useStableCallback((event: KeyboardEvent) => {
    const isDuplicate = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
    const { target } = event;
    if (!isDuplicate || event.shiftKey || event.altKey || event.defaultPrevented || !onKey) return;
    if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
    const id = target.closest<HTMLElement>('[data-item]')?.dataset.item ?? selected;
    if (!id) return;
    event.preventDefault(); // The browser's bookmark.
    onKey(id);
  });
  // Synchronises with the document's keys while the trip is open.
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [handleKey]);
}
