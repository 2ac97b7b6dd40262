import { usePresenceColour } from '../presence/components/presence-badges.tsx';
import { usePick } from '../selection/components/selection.tsx';

/**
 * What to put on the element that stands for an item: whether it has a box to be selected by, whether it is among those
 * that are selected, and the colour of the first of the others who have it open. Asked of the page by `:has()`, it was a third of styling a day.
 */
export function useCardMarks(id: string) {
  const { isPicked, hasPicks } = usePick(id);
  return {
    'data-picking': hasPicks ? '' : undefined,
    'data-picked': isPicked ? '' : undefined,
    'data-here': usePresenceColour(id),
  };
}
