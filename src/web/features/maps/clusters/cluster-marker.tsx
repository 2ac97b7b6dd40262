import clsx from 'clsx';
import { Popover } from 'radix-ui';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GeoBounds } from '#domain/geo.ts';
import { Row } from '#web/ui/layout.tsx';
import { PopoverList } from '#web/ui/popover-list.tsx';
import type { MapStop } from '../model.ts';
import styles from './clusters.module.css';
import type { Cluster } from './clusters.ts';
import { PinFigure, usePinName } from './map-pin.tsx';
import pinsStyles from './pins.module.css';

interface ClusterMarkerProps {
  mark: Cluster;
  isWholeTrip: boolean;
  areaOf: (mark: Cluster) => GeoBounds | null;
  onFocus: (mark: Cluster) => void;
  onPart: (mark: Cluster) => void;
  onChoose: (stop: MapStop) => void;
}

/** Zooms in on press, or lists places that no zoom separates [MAP-4]. */
export const ClusterMarker = memo(function ClusterMarker({
  mark,
  isWholeTrip,
  areaOf,
  onFocus,
  onPart,
  onChoose,
}: ClusterMarkerProps) {
  const { t } = useTranslation('map');
  const canPart = useMemo(() => areaOf(mark) !== null, [areaOf, mark]);
  const count = mark.stops.length;
  const shared = {
    type: 'button',
    className: clsx(pinsStyles.pin, 'num'),
    onFocus: () => onFocus(mark),
  } as const;
  return (
    <li className={clsx(pinsStyles.mapPin, styles.clusterMarker)}>
      {canPart ? (
        <button {...shared} aria-label={t('cluster', { count })} onClick={() => onPart(mark)}>
          {count}
        </button>
      ) : (
        <ClusterList mark={mark} isWholeTrip={isWholeTrip} onChoose={onChoose}>
          <button {...shared} aria-label={t('clusterList', { count })}>
            {count}
          </button>
        </ClusterList>
      )}
    </li>
  );
});

interface ClusterListProps {
  mark: Cluster;
  isWholeTrip: boolean;
  onChoose: (stop: MapStop) => void;
  children: ReactNode;
}

function ClusterList({ mark, isWholeTrip, onChoose, children }: ClusterListProps) {
  const { t } = useTranslation('map');
  const [isOpen, setOpen] = useState(false);
  const title = t('clusterTitle', { count: mark.stops.length });
  const choose = (stop: MapStop) => {
    setOpen(false);
    onChoose(stop);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <PopoverList className={styles.clusterList} title={title}>
        {mark.stops.map((stop) => (
          <li key={`${stop.item.id} ${stop.role}`}>
            <ClusterRow stop={stop} isWholeTrip={isWholeTrip} onChoose={choose} />
          </li>
        ))}
      </PopoverList>
    </Popover.Root>
  );
}

function ClusterRow({
  stop,
  isWholeTrip,
  onChoose,
}: Omit<ClusterListProps, 'mark' | 'children'> & { stop: MapStop }) {
  const name = usePinName(stop, isWholeTrip);
  return (
    <Row
      as="button"
      gap={12}
      type="button"
      className={styles.clusterRow}
      aria-label={name}
      data-kind={stop.item.kind}
      data-role={stop.role}
      onClick={() => onChoose(stop)}
    >
      <span className={pinsStyles.pin} aria-hidden="true">
        <PinFigure stop={stop} isWholeTrip={isWholeTrip} />
      </span>
      <span className="cut">{stop.item.title}</span>
    </Row>
  );
}
