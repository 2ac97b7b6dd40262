import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDistance } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { World } from '#web/features/maps/base-map/outline-style.ts';
import { PAPER, SCALE_BAR } from '#web/features/maps/paper-map/paper.ts';
import {
  type PaperMap,
  type PaperMark,
  type PaperStop,
  paperMap,
} from '#web/features/maps/paper-map/paper-map.ts';
import { useUnits } from '#web/session/preferences/locale-preferences.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import styles from './print-map.module.css';
import viewStyles from './print-view.module.css';

/** Needs no network, map service or colour [PLUS-4]. */
export function PrintMap({ trip, world }: { trip: TripDetails; world: World | null }) {
  const { t } = useTranslation('map');
  const { distance } = useUnits();
  const map = useMemo(() => paperMap(trip.items, daysOfTrip(trip), world, distance), [trip, world, distance]);
  return (
    <section className={styles.printMap} data-slot="print-map">
      <h2 className={viewStyles.printPart}>{t('mapOfTrip')}</h2>
      {map ? <Drawing map={map} hasOutline={world !== null} /> : <p>{t('nothingTitle')}</p>}
    </section>
  );
}

function Drawing({ map, hasOutline }: { map: PaperMap; hasOutline: boolean }) {
  const { t } = useTranslation('map');
  const notes = [
    !hasOutline && t('paperNoOutline'),
    map.flights !== '' && t('paperFlights'),
    map.withoutPlace > 0 && t('paperWithoutPlace', { count: map.withoutPlace }),
  ].filter((note) => note !== false);
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
        role="img"
        aria-label={t('mapOfTrip')}
      >
        <path className={styles.land} d={map.land} />
        <path className={styles.borders} d={map.borders} />
        <path className={styles.rim} d={map.ways + map.flights} />
        <path className={styles.way} d={map.ways} />
        <path className={styles.flight} d={map.flights} />
        <path className={styles.dots} d={map.dots} />
        <ScaleBar scale={map.scale} />
        {map.marks.map((mark) => (
          <Mark key={mark.numbers} mark={mark} />
        ))}
      </svg>
      <ol className={styles.days}>
        {map.days.map(({ number, stops }) => (
          <DayStops key={number} day={number} stops={stops} />
        ))}
      </ol>
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
    </>
  );
}

function Mark({ mark: { x, y, numbers, halfWidth, name, side } }: { mark: PaperMark }) {
  return (
    <g data-slot="paper-mark">
      <rect className={styles.mark} x={x - halfWidth} y={y - 11} width={2 * halfWidth} height={22} rx={11} />
      <text className={styles.numbers} x={x} y={y + 3.5}>
        {numbers}
      </text>
      {side && (
        <text className={styles.name} data-side={side} {...nameAt[side]({ x, y }, halfWidth)}>
          {name}
        </text>
      )}
    </g>
  );
}

type Spot = Pick<PaperMark, 'x' | 'y'>;

/** The text stays within the room found by `placeLabels`. */
const nameAt = {
  right: ({ x, y }: Spot, halfWidth: number) => ({ x: x + halfWidth + 5, y: y + 4 }),
  left: ({ x, y }: Spot, halfWidth: number) => ({ x: x - halfWidth - 5, y: y + 4 }),
  below: ({ x, y }: Spot) => ({ x, y: y + 28 }),
  above: ({ x, y }: Spot) => ({ x, y: y - 21 }),
} as const satisfies Record<NonNullable<PaperMark['side']>, unknown>;

function ScaleBar({ scale: { metres, length } }: Pick<PaperMap, 'scale'>) {
  const { language } = useLanguage();
  const units = useUnits();
  const { x, y } = SCALE_BAR;
  return (
    <g>
      <path className={styles.scale} d={`M${x} ${y - 4}v4h${length}v-4`} />
      <text className={styles.scaleText} x={x + 4} y={y - 5}>
        {formatDistance(metres, language, units)}
      </text>
    </g>
  );
}

function DayStops({ day, stops }: { day: number; stops: readonly PaperStop[] }) {
  const { t } = useTranslation(['map', 'trip']);
  return (
    <li>
      <span className={styles.day}>{t('trip:day', { n: day })}</span>
      <ol className={styles.stops}>
        {stops.map(({ number, name, isOff }) => (
          <li key={number}>
            <b className="num">{number}</b> <bdi>{name}</bdi>
            {isOff && ` (${t('map:paperOff')})`}
          </li>
        ))}
      </ol>
    </li>
  );
}
