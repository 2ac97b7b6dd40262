import { useTranslation } from 'react-i18next';
import { useHighlight } from '#web/lib/highlighted-item.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import type { MapStop } from '../model.ts';

interface MapPinProps {
  stop: MapStop;
  /** The number on it: of the stop in its day, or of its day in the trip. */
  figure: number | null;
  isWholeTrip: boolean;
  isSelected: boolean;
  onSelect: (stop: MapStop) => void;
  /** The keyboard has come to it. */
  onFocus: (stop: MapStop) => void;
}

/** One stop: a numbered button in the colour of its kind, with its name beside it where there is room. */
export function MapPin({ stop, figure, isWholeTrip, isSelected, onSelect, onFocus }: MapPinProps) {
  const name = usePinName(stop, isWholeTrip);
  const { isHighlighted, handlers } = useHighlight(stop.item.id);
  return (
    <li
      className="map-pin"
      data-kind={stop.item.kind}
      data-role={stop.role}
      data-selected={isSelected || isHighlighted ? '' : undefined}
    >
      <button
        type="button"
        aria-label={name}
        aria-pressed={isSelected}
        {...handlers}
        onFocus={() => {
          handlers.onFocus();
          onFocus(stop);
        }}
        onClick={() => onSelect(stop)}
      >
        {figure ?? <KindIcon kind={stop.item.kind} size={13} />}
      </button>
      <span className="map-pin-name" aria-hidden="true">
        {stop.item.title}
      </span>
    </li>
  );
}

function usePinName({ item: { title }, role, number, dayNumber }: MapStop, isWholeTrip: boolean): string {
  const { t } = useTranslation('map');
  if (isWholeTrip) return t('pinDay', { title, day: dayNumber });
  if (role === 'stay') return t('pinStay', { title });
  return number === null ? t('pinWaiting', { title }) : t('pinStop', { title, number });
}
