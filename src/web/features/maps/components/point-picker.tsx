import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '#domain/geo.ts';
import type { PointPickerProps } from '#web/places/trip-places.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { MapSurface } from '../map-surface.ts';
import { useSurface } from '../use-surface.ts';
import { GoogleMapsProvider } from './google-maps-provider.tsx';
import styles from './map.module.css';
import pickerStyles from './picker.module.css';

/** Without pointing, keys move the map, and a button takes its middle [PLUS-7]. */
export function PointPicker(props: PointPickerProps) {
  return (
    <GoogleMapsProvider>
      <PickerMap {...props} />
    </GoogleMapsProvider>
  );
}

function PickerMap({ at, around, reach = COUNTRY, onPick, label }: PointPickerProps) {
  const { t } = useTranslation('map');
  const baseMap = useRef<HTMLDivElement>(null);
  const state = useSurface(baseMap);
  const surface = state.status === 'ready' ? state.surface : null;
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  useEffect(() => surface?.onPress((position) => pick.current(position)), [surface]);
  const isEmpty = at === null;
  const [lat, lng] = [around?.lat, around?.lng];
  useEffect(() => {
    // Synchronises the map's view with its surroundings, until there is a point.
    if (!surface || !isEmpty) return;
    surface.fit(lat === undefined || lng === undefined ? LANDS : areaAround({ lat, lng }, reach));
  }, [surface, isEmpty, lat, lng, reach]);
  return (
    <section
      className={clsx(styles.map, pickerStyles.mapPicker)}
      data-slot="map"
      aria-label={label}
      aria-busy={state.status === 'loading'}
    >
      <div className={styles.mapGround} data-slot="map-ground" ref={baseMap} />
      {state.status === 'loading' && <Spinner className={styles.mapLoading} label={t('loading')} />}
      {state.status === 'none' && <p className={pickerStyles.mapPickerNone}>{t('noCanvas')}</p>}
      {surface && (
        <Button
          size="small"
          className={pickerStyles.mapPickerCentre}
          onClick={() => {
            const centre = surface.centre();
            if (centre) onPick(centre);
          }}
        >
          {t('pointInMiddle')}
        </Button>
      )}
      {surface && at && <PickedPin surface={surface} at={at} />}
    </section>
  );
}

const LANDS = { west: -100, east: 130, south: -35, north: 62 };

/** In degrees around the point. */
const TOWN = 0.08;
const COUNTRY = 4;

const areaAround = ({ lat, lng }: LatLng, by: number) => ({
  west: lng - by,
  east: lng + by,
  south: lat - by,
  north: lat + by,
});

/** The map follows a point out of view. */
function PickedPin({ surface, at: { lat, lng } }: { surface: MapSurface; at: LatLng }) {
  const pin = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    // Synchronises the pin with the map under it.
    const at = { lat, lng };
    if (!isShown.current) {
      surface.fit(areaAround(at, TOWN));
      isShown.current = true;
    } else surface.reveal(at);
    const follow = () => {
      const point = surface.project(at);
      if (point && pin.current) pin.current.style.transform = `translate(${point.x}px, ${point.y}px)`;
    };
    follow();
    return surface.onMove(follow);
  }, [surface, lat, lng]);
  return (
    <div className={pickerStyles.mapPicked} ref={pin}>
      <MapPin size={32} />
    </div>
  );
}
