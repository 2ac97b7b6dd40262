import { Maximize, Minus, Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GeoBounds, LatLng } from '#domain/geo.ts';
import type { LocatedPlace } from '#domain/place.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Note, Stack } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PinLayer } from '../clusters/pin-layer.tsx';
import type { MapSurface } from '../map-surface.ts';
import { areaOf, dayOnMap, type MapView, mapOfDay, mapOfTrip } from '../model.ts';
import { useTracks } from '../tracks/queries.ts';
import { tracksOnMap } from '../tracks/track-line.ts';
import { useDestination } from '../use-destination.ts';
import { useSurface } from '../use-surface.ts';
import { DaySketch } from './day-sketch.tsx';
import { GoogleMapsProvider, useGoogleMaps } from './google-maps-provider.tsx';
import styles from './map.module.css';
import { MapKey } from './map-key.tsx';
import { MapPress } from './map-press.tsx';

export interface MapPanelProps {
  trip: TripDetails;
  /** Null: outside the trip's dates. */
  day: string | null;
  selected: string | null;
  onSelect: (item: string, day: string) => void;
  onAdd: ((place: LocatedPlace) => void) | null;
}

/** Shows the stops of a day or the trip [MAP-4]. */
export function MapPanel(props: MapPanelProps) {
  return (
    <GoogleMapsProvider>
      <TripMap {...props} />
    </GoogleMapsProvider>
  );
}

function TripMap({ trip, day, selected, onSelect, onAdd }: MapPanelProps) {
  const { t } = useTranslation('map');
  const { language } = useLanguage();
  const [isWholeTrip, setIsWholeTrip] = useState(false);
  const baseMap = useRef<HTMLDivElement>(null);
  const google = useGoogleMaps();
  const state = useSurface(baseMap);
  const surface = state.status === 'ready' ? state.surface : null;

  const hasNoStreets = state.status === 'none' || (state.status === 'ready' && state.isOutline);

  const days = useMemo(() => daysOfTrip(trip), [trip]);
  const shown = useMemo(() => (isWholeTrip ? null : dayOnMap(days, day)), [isWholeTrip, days, day]);
  const view = useMemo(
    () => (shown ? mapOfDay(trip.items, shown.date, shown.number) : mapOfTrip(trip.items, days)),
    [trip.items, shown, days],
  );
  // Plans of links and samples have no owner; nobody reads tracks there.
  const { data: stored } = useTracks(trip.id, { enabled: trip.owner_id !== '' });
  const tracks = useMemo(() => tracksOnMap(stored ?? []), [stored]);
  const lines = useMemo(() => tracks.flatMap(({ parts }) => parts), [tracks]);
  const destination = useDestination(trip);
  const area = useMemo(
    () => areaOf(view, lines, { isWholeTrip: !shown, destination }),
    [view, lines, shown, destination],
  );
  const noteMove = useDrawn(surface, { view, lines, area, of: shown ? day : null });

  return (
    <section
      className={styles.map}
      data-slot="map"
      data-canvas={state.status === 'none' ? 'none' : undefined}
      aria-label={
        shown ? t('mapOfDay', { day: formatDate(shown.date, language, 'weekday') }) : t('mapOfTrip')
      }
      aria-busy={state.status === 'loading'}
    >
      <div
        className={styles.mapGround}
        data-slot="map-ground"
        ref={baseMap}
        onPointerDown={noteMove}
        onWheel={noteMove}
      />
      {state.status === 'loading' && <Spinner className={styles.mapLoading} label={t('loading')} />}
      {state.status !== 'loading' && (
        <PinLayer
          surface={surface}
          stops={view.stops}
          isWholeTrip={!shown}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {surface && onAdd && <MapPress surface={surface} onAdd={onAdd} />}
      <Stack gap={6} align="start" className={styles.mapNotes}>
        {google.status === 'failure' && google.isAskedFor && <Note role="alert">{t('googleError')}</Note>}
        {state.status === 'none' && <Note>{t('noCanvas')}</Note>}
        {state.status === 'ready' && state.isOutline && <Note>{t('outline')}</Note>}
      </Stack>
      {view.stops.length === 0 && tracks.length === 0 && state.status !== 'loading' && (
        <div className={styles.mapNothing}>
          <b>{t('nothingTitle')}</b>
          <Note size={14}>{t('nothingText')}</Note>
        </div>
      )}
      <div className={styles.mapFoot}>
        {hasNoStreets && shown && <DaySketch items={trip.items} date={shown.date} />}
        {surface && <MapControls surface={surface} area={area} />}
        {tracks.length > 0 && (
          <TrackList
            tripId={trip.id}
            tracks={tracks}
            canEdit={onAdd !== null}
            onShow={surface && surface.fit}
          />
        )}
        <MapKey view={view} isWholeTrip={!shown} onWholeTripChange={setIsWholeTrip} />
      </div>
    </section>
  );
}

interface Drawn {
  view: MapView;
  lines: readonly LatLng[][];
  area: GeoBounds | null;
  of: string | null;
}

/** Fits another day, and stops out of sight, until somebody moves the map. @returns to report such moves */
function useDrawn(surface: MapSurface | null, { view, lines, area, of }: Drawn): () => void {
  const shownFor = useRef<{ surface: MapSurface; of: string | null; stops: number; isEmpty: boolean } | null>(
    null,
  );
  const isMoved = useRef(false);
  useEffect(() => {
    // Synchronises the map with the day's items.
    if (!surface) return;
    surface.draw(view.ways, lines);
    const last = shownFor.current;
    const isNew = last?.surface !== surface || last.of !== of || last.isEmpty;
    const stops = view.stops.length;
    shownFor.current = { surface, of, stops, isEmpty: stops === 0 && lines.length === 0 };
    if (isNew) isMoved.current = false;
    const hasMore = last !== null && stops > last.stops && !isMoved.current;
    const isDue = isNew || (hasMore && view.stops.some((stop) => !surface.isInSight(stop, 0)));
    if (area && isDue) surface.fit(area);
  }, [surface, view, lines, area, of]);
  return useCallback(() => {
    isMoved.current = true;
  }, []);
}

function MapControls({ surface, area }: { surface: MapSurface; area: GeoBounds | null }) {
  const { t } = useTranslation('map');
  return (
    <div className={styles.mapControls}>
      <IconButton label={t('zoomIn')} onClick={() => surface.zoom(1)}>
        <Plus size={20} />
      </IconButton>
      <IconButton label={t('zoomOut')} onClick={() => surface.zoom(-1)}>
        <Minus size={20} />
      </IconButton>
      {area && (
        <IconButton label={t('fit')} onClick={() => surface.fit(area)}>
          <Maximize size={18} />
        </IconButton>
      )}
    </div>
  );
}

/** Loaded on demand: its dialog brings code that maps do not need. */
const TrackList = lazyPart(async () => (await import('./track-list.tsx')).TrackList);
