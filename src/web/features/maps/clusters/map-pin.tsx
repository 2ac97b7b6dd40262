import clsx from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHighlight } from '#web/trip-data/highlighted-item.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import type { MapStop } from '../model.ts';
import styles from './pins.module.css';

interface MapPinProps {
  stop: MapStop;
  isWholeTrip: boolean;
  isSelected: boolean;
  onSelect: (stop: MapStop) => void;
  onFocus: (stop: MapStop) => void;
}

export const MapPin = memo(function MapPin({
  stop,
  isWholeTrip,
  isSelected,
  onSelect,
  onFocus,
}: MapPinProps) {
  const name = usePinName(stop, isWholeTrip);
  const { isHighlighted, handlers } = useHighlight(stop.item.id);
  return (
    <li
      className={styles.mapPin}
      data-kind={stop.item.kind}
      data-role={stop.role}
      data-selected={isSelected || isHighlighted ? '' : undefined}
    >
      <button
        type="button"
        className={styles.pin}
        aria-label={name}
        aria-pressed={isSelected}
        {...handlers}
        onFocus={() => {
          handlers.onFocus();
          onFocus(stop);
        }}
        onClick={() => onSelect(stop)}
      >
        <PinFigure stop={stop} isWholeTrip={isWholeTrip} />
      </button>
      <span className={clsx(styles.mapPinName, 'cut')} data-slot="map-pin-name" aria-hidden="true">
        {stop.name}
      </span>
    </li>
  );
});

export function usePinName(
  { item: { title }, role, number, dayNumber }: MapStop,
  isWholeTrip: boolean,
): string {
  const { t } = useTranslation('map');
  if (isWholeTrip) return t('pinDay', { title, day: dayNumber });
  if (role === 'origin') return t('pinOrigin', { title });
  if (role === 'stay') return t('pinStay', { title });
  return number === null ? t('pinWaiting', { title }) : t('pinStop', { title, number });
}

export function PinFigure({ stop, isWholeTrip }: { stop: MapStop; isWholeTrip: boolean }) {
  const { item, dayNumber, number } = stop;
  const subType = item.kind === 'itinerary' && { subType: item.sub_type };
  return (isWholeTrip ? dayNumber : number) ?? <KindIcon kind={item.kind} size={13} {...subType} />;
}
