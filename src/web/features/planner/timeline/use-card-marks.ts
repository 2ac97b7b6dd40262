import { usePresenceColour } from '../presence/components/presence-badges.tsx';
import { usePick } from '../selection/components/selection.tsx';

/** Attributes: `:has()` took a third of a day's style time. */
export function useCardMarks(id: string) {
  const { isPicked, hasPicks } = usePick(id);
  return {
    'data-picking': hasPicks ? '' : undefined,
    'data-picked': isPicked ? '' : undefined,
    'data-here': usePresenceColour(id),
  };
}
