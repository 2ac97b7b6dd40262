import type { ReactNode } from 'react';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import type { OfferedTracks } from '../places/use-offered-tracks.ts';
import type { Places } from '../places/use-places.ts';
import styles from './imports.module.css';

export interface FoundOnMap {
  dots: readonly { id: string; lat: number; lng: number; isTicked: boolean }[];
  /** Lines of the ticked tracks, as they would be stored. */
  lines: readonly string[];
  onPress: (id: string) => void;
}

interface FoundOnMapProps {
  places: Places;
  tracks: OfferedTracks;
  map: (found: FoundOnMap) => ReactNode;
  children: ReactNode;
}

/** Ticks a place when it is pressed on the map. */
export function WithMap({ places, tracks, map, children }: FoundOnMapProps) {
  const { listed, dots, isTicked, tick } = places;
  const press = useStableCallback((id: string) => {
    const one = listed.find((place) => place.id === id);
    if (one && one.status !== 'addedToTrip') tick([one], !isTicked(one));
  });
  if (listed.length + tracks.listed.length === 0) return null;
  const hasMap = dots.length + tracks.listed.length > 0;
  return (
    <div className={hasMap ? styles.withMap : undefined}>
      <div>{children}</div>
      {hasMap && (
        <div className={styles.foundMap}>
          {map({ dots, lines: tracks.chosen.map(({ line }) => line), onPress: press })}
        </div>
      )}
    </div>
  );
}
