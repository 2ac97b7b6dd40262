import { KindIcon } from '#web/ui/kind-icon.tsx';
import type { MapStop } from '../model.ts';

/** The figure on a pin: the stop's number in its day, its day's number in the trip, or else its kind's icon. */
export function PinFigure({ stop, isWholeTrip }: { stop: MapStop; isWholeTrip: boolean }) {
  return (isWholeTrip ? stop.dayNumber : stop.number) ?? <KindIcon kind={stop.item.kind} size={13} />;
}
