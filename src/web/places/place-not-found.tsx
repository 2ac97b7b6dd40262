import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '#domain/geo.ts';
import { Button } from '#web/ui/button.tsx';
import { Note, Stack } from '#web/ui/layout.tsx';
import styles from './place-not-found.module.css';
import type { TripPlaces } from './trip-places.ts';

const REGION_DEGREES = 0.3;

interface PlaceNotFoundProps extends Pick<TripPlaces, 'pickPoint'> {
  /** Centre of the map; null: the world. */
  around: LatLng | null;
  onPick: (at: LatLng) => void;
}

/** Offers a map for words without a place: a press on it gives one. */
export function PlaceNotFound({ pickPoint, around, onPick }: PlaceNotFoundProps) {
  const { t } = useTranslation('map');
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState<LatLng | null>(null);
  const text = at ? 'notFoundPlaced' : pickPoint ? 'notFoundOrMap' : 'notFound';
  return (
    <Stack gap={6} align="start" className={styles.notFound} data-slot="place-not-found">
      <Note role="status">{t(text)}</Note>
      {pickPoint && !isOpen && (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          <MapPinPlus size={18} />
          {t('putOnMap')}
        </Button>
      )}
      {isOpen &&
        pickPoint?.({
          at,
          around,
          reach: REGION_DEGREES,
          label: t('pointOnMap'),
          onPick: (picked) => {
            setAt(picked);
            onPick(picked);
          },
        })}
    </Stack>
  );
}
