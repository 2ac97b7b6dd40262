import { DAY_MINUTES } from '#domain/times.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { useDocumentKeys } from '#web/ui/use-document-keys.ts';
import { placementOf, placementWrite } from '../drag-and-drop/placement.ts';

/** Elements inside these use the keys themselves. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]';

/** Ctrl+D and Cmd+D on a focused card, or with open details. @param onKey receives the item's id */
export function useDuplicateKey(selected: string | null, onKey: ((id: string) => void) | null): void {
  useDocumentKeys((event) => {
    const isDuplicate = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
    const { target } = event;
    if (!isDuplicate || event.shiftKey || event.altKey || event.defaultPrevented || !onKey) return;
    if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
    const id = target.closest<HTMLElement>('[data-item]')?.dataset.item ?? selected;
    if (!id) return;
    event.preventDefault(); // Ctrl+D would add a bookmark.
    if (!event.repeat) onKey(id);
  });
}

/** The copy follows the item if it fits on the same day, else it has the same hour [PLUS-21]. */
export function copyOfItem(item: PlannerItem, id: string): PlannerItem {
  const placement = placementOf(item);
  const { minute, length } = placement;
  const next = minute === null ? DAY_MINUTES : minute + length;
  const moved =
    length > 0 && next < DAY_MINUTES ? placementWrite(item, { ...placement, minute: next }) : null;
  return Object.assign({ ...item, id }, moved?.columns);
}
