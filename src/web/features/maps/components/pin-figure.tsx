import { KindIcon } from '#web/ui/kind-icon.tsx';
import type { MapStop } from '../model.ts';

/** The figure on a pin: the stop's number in its day, its day's number in the trip, or else its kind's icon. */
export function PinFigure({ stop, isWholeTrip }: { stop: MapStop; isWholeTrip: boolean }) {
  const { item, dayNumber, number } = stop;
  const subType = item.kind === 'itinerary' && { subType: item.sub_type };
  return (isWholeTrip ? dayNumber : number) ?? <KindIcon kind={item.kind} size={13} {...subType} />;
}
