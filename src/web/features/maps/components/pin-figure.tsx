import { KindIcon } from '#web/ui/kind-icon.tsx';
import type { MapStop } from '../model.ts';

/** What a pin says: the number of the stop in its day, or of its day in the trip; else the sign of its kind. */
export function PinFigure({ stop, isWholeTrip }: { stop: MapStop; isWholeTrip: boolean }) {
  return (isWholeTrip ? stop.dayNumber : stop.number) ?? <KindIcon kind={stop.item.kind} size={13} />;
}
