import type { PlannerItem } from '#web/trip-data/trip.ts';
import { KindIcon, type KindIconProps } from '#web/ui/kind-icon.tsx';

interface ItemIconProps extends Omit<KindIconProps, 'kind' | 'subType'> {
  item: PlannerItem;
}

/** The icon of an item: of its kind, of a transport by its means. */
export function ItemIcon({ item, ...props }: ItemIconProps) {
  return <KindIcon kind={item.kind} {...meansOf([item])} {...props} />;
}

/** The means of transport for a `KindIcon`, when all of these items that are transport have the same. */
export function meansOf(items: readonly PlannerItem[]): Pick<KindIconProps, 'subType'> {
  const means = new Set(items.flatMap((item) => (item.kind === 'itinerary' ? [item.sub_type] : [])));
  const [only] = means;
  return means.size === 1 && only !== undefined ? { subType: only } : {};
}
