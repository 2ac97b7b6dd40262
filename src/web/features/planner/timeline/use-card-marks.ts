import { usePresenceColour } from '../presence/components/presence-badges.tsx';
import { usePick } from '../selection/components/selection.tsx';

/**
 * Data attributes of an item's element: selection checkbox, selected, and the colour of the first other member who
 * has it open. With `:has()` on the page instead, they took a third of a day's style time.
 */
export function useCardMarks(id: string) {
  const { isPicked, hasPicks } = usePick(id);
  return {
    'data-picking': hasPicks ? '' : undefined,
    'data-picked': isPicked ? '' : undefined,
    'data-here': usePresenceColour(id),
  };
}
