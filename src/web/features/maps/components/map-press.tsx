import { MapPinPlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '#domain/geo.ts';
import type { LocatedPlace } from '#domain/place.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import type { MapSurface } from '../map-surface.ts';
import { pressedPlace } from '../model.ts';
import styles from './map.module.css';

/** Offers to add the spot that was pressed, and follows the map; the next press closes it. */
export function MapPress({ surface, onAdd }: { surface: MapSurface; onAdd: (place: LocatedPlace) => void }) {
  const { t } = useTranslation('map');
  const [at, setAt] = useState<LatLng | null>(null);
  const offer = useRef<HTMLDivElement>(null);

  useEffect(() => surface.onPress((position) => setAt((old) => (old ? null : position))), [surface]);
  useEffect(() => {
    // Synchronises the offer with the map under it.
    if (!at) return;
    const follow = () => {
      const point = surface.project(at);
      if (point && offer.current) offer.current.style.transform = `translate(${point.x}px, ${point.y}px)`;
    };
    follow();
    return surface.onMove(follow);
  }, [surface, at]);

  if (!at) return null;
  return (
    <div className={styles.mapPress} ref={offer}>
      <Row className={styles.mapPressOffer}>
        <Button
          variant="quiet"
          onClick={() => {
            setAt(null);
            onAdd(pressedPlace(at));
          }}
        >
          <MapPinPlus size={18} />
          {t('addHere')}
        </Button>
        <IconButton label={t('close')} size="small" onClick={() => setAt(null)}>
          <X size={16} />
        </IconButton>
      </Row>
    </div>
  );
}
