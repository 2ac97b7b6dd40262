import type { PlannerItem } from '#web/trip-data/trip.ts';
import { KindIcon, type KindIconProps } from '#web/ui/kind-icon.tsx';

interface ItemIconProps extends Omit<KindIconProps, 'kind' | 'subType'> {
  item: PlannerItem;
}

export function ItemIcon({ item, ...props }: ItemIconProps) {
  return <KindIcon kind={item.kind} {...meansOf([item])} {...props} />;
}

/** Empty unless all transport among the items is by the same means. */
export function meansOf(items: readonly PlannerItem[]): Pick<KindIconProps, 'subType'> {
  const means = new Set(items.flatMap((item) => (item.kind === 'itinerary' ? [item.sub_type] : [])));
  const [only] = means;
  return means.size === 1 && only !== undefined ? { subType: only } : {};
}
