import clsx from 'clsx';
import {
  BedSingle,
  Bike,
  Bus,
  Car,
  CarTaxiFront,
  Footprints,
  type LucideIcon,
  Plane,
  ReceiptText,
  Ship,
  StickyNote,
  Ticket,
  TrainFront,
  TramFront,
  Utensils,
  Waypoints,
} from 'lucide-react';
import { memo } from 'react';
import styles from './kind-icon.module.css';

export type IconKind = 'accommodation' | 'activity' | 'itinerary' | 'meal' | 'note' | 'expense';

const KINDS: Record<IconKind, LucideIcon> = {
  accommodation: BedSingle,
  activity: Ticket,
  itinerary: TramFront,
  meal: Utensils,
  note: StickyNote,
  expense: ReceiptText,
};

const TRANSPORTS: Readonly<Record<string, LucideIcon>> = {
  personal_car: Car,
  rental_car: Car,
  taxi: CarTaxiFront,
  train: TrainFront,
  plane: Plane,
  bus: Bus,
  metro: TramFront,
  ferry: Ship,
  bike: Bike,
  walk: Footprints,
  other: Waypoints,
};

export interface KindIconProps {
  kind: IconKind;
  subType?: string;
  label?: string;
  size?: number;
  className?: string | undefined;
}

/** Memoised, since a page has hundreds of icons. */
export const KindIcon = memo(function KindIcon({
  kind,
  subType,
  label,
  size = 18,
  className,
}: KindIconProps) {
  const Icon = (kind === 'itinerary' && subType && TRANSPORTS[subType]) || KINDS[kind];
  return (
    <Icon
      className={clsx(styles.kindIcon, className)}
      data-slot="kind-icon"
      data-kind={kind}
      size={size}
      strokeWidth={1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
});
