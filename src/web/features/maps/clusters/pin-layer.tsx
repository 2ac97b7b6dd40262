import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFocusFollowing } from '#web/ui/focus-return.ts';
import { DEEPEST_WORLD_PX, type MapSurface } from '../map-surface.ts';
import type { MapStop } from '../model.ts';
import { ClusterMarker } from './cluster-marker.tsx';
import { type Cluster, splitArea } from './clusters.ts';
import { MapPin } from './map-pin.tsx';
import styles from './pins.module.css';
import { useClusters } from './use-clusters.ts';
import { useMarkerPositions } from './use-marker-positions.ts';

interface PinLayerProps {
  /** Null: there is no map, and the stops are a plain list. */
  surface: MapSurface | null;
  stops: readonly MapStop[];
  isWholeTrip: boolean;
  selected: string | null;
  onSelect: (item: string, day: string) => void;
}

export function PinLayer({ surface, stops, isWholeTrip, selected, onSelect }: PinLayerProps) {
  const { t } = useTranslation('map');
  const list = useRef<HTMLOListElement>(null);
  const { marks, scale } = useClusters(surface, stops, selected);
  useMarkerPositions(list, surface, marks);
  const focusAfterwards = useFocusTransfer(list, marks);

  const reveal = useCallback(
    (at: Cluster | MapStop) => {
      // Markers change places when the map moves: nobody asks for this one.
      if (!isFocusFollowing()) surface?.reveal(at);
    },
    [surface],
  );
  const select = useCallback(({ item, day }: MapStop) => onSelect(item.id, day), [onSelect]);
  const isDeepest = scale !== null && scale.worldPx > DEEPEST_WORLD_PX * 0.99;
  const reachPx = scale?.reachPx ?? 0;
  const areaOf = useCallback(
    (mark: Cluster) => (isDeepest ? null : splitArea(mark, { worldPx: DEEPEST_WORLD_PX, reachPx })),
    [isDeepest, reachPx],
  );
  const part = useCallback(
    (mark: Cluster) => {
      const area = areaOf(mark);
      focusAfterwards(mark.stops[0]);
      if (area) surface?.fit(area, true);
    },
    [areaOf, focusAfterwards, surface],
  );
  const choose = useCallback(
    (stop: MapStop) => {
      focusAfterwards(stop);
      select(stop);
    },
    [focusAfterwards, select],
  );

  return (
    <ol className={styles.mapPins} data-slot="map-pins" ref={list} aria-label={t('places')}>
      {marks.map((mark) =>
        mark.stops.length > 1 ? (
          <ClusterMarker
            key={mark.key}
            mark={mark}
            isWholeTrip={isWholeTrip}
            areaOf={areaOf}
            onFocus={reveal}
            onPart={part}
            onChoose={choose}
          />
        ) : (
          <MapPin
            key={mark.key}
            stop={mark.stops[0]}
            isWholeTrip={isWholeTrip}
            isSelected={mark.stops[0].item.id === selected}
            onFocus={reveal}
            onSelect={select}
          />
        ),
      )}
    </ol>
  );
}

/** Moves the focus from a marker that disappears to the one with its stop. */
function useFocusTransfer(list: React.RefObject<HTMLOListElement | null>, marks: readonly Cluster[]) {
  const target = useRef<MapStop | null>(null);
  useLayoutEffect(() => {
    // Synchronises the focus with the new markers.
    const wanted = target.current;
    if (!wanted || list.current?.contains(document.activeElement)) return;
    target.current = null;
    if (document.activeElement !== document.body) return;
    const index = marks.findIndex(({ stops }) =>
      stops.some(({ item, role }) => item.id === wanted.item.id && role === wanted.role),
    );
    list.current?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
    target.current = wanted;
  }, [list, marks]);
  return useCallback((stop: MapStop) => {
    target.current = stop;
  }, []);
}
