import clsx from 'clsx';
import { Popover } from 'radix-ui';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GeoBounds } from '#domain/geo.ts';
import { usePinName } from '../components/map-pin.tsx';
import { PinFigure } from '../components/pin-figure.tsx';
import type { MapStop } from '../model.ts';
import pinsStyles from '../pins.module.css';
import styles from './clusters.module.css';
import type { Cluster } from './clusters.ts';

interface CrowdMarkProps {
  mark: Cluster;
  isWholeTrip: boolean;
  /** Where to look closer so that it parts; null when it never does. */
  areaOf: (mark: Cluster) => GeoBounds | null;
  /** The keyboard has come to it. */
  onFocus: (mark: Cluster) => void;
  onPart: (mark: Cluster) => void;
  onChoose: (stop: MapStop) => void;
}

/** Places that would hide one another: how many; pressed, they part, or are listed where they can't [MAP-4]. */
export const ClusterMarker = memo(function ClusterMarker({
  mark,
  isWholeTrip,
  areaOf,
  onFocus,
  onPart,
  onChoose,
}: CrowdMarkProps) {
  const { t } = useTranslation('map');
  const canPart = useMemo(() => areaOf(mark) !== null, [areaOf, mark]);
  const count = mark.stops.length;
  const shared = { type: 'button', className: 'num', onFocus: () => onFocus(mark) } as const;
  return (
    <li className={clsx(pinsStyles.mapPin, styles.mapCrowd)}>
      {canPart ? (
        <button {...shared} aria-label={t('crowd', { count })} onClick={() => onPart(mark)}>
          {count}
        </button>
      ) : (
        <CrowdList mark={mark} isWholeTrip={isWholeTrip} onChoose={onChoose}>
          <button {...shared} aria-label={t('crowdList', { count })}>
            {count}
          </button>
        </CrowdList>
      )}
    </li>
  );
});

interface CrowdListProps {
  mark: Cluster;
  isWholeTrip: boolean;
  onChoose: (stop: MapStop) => void;
  /** The button that opens it. */
  children: ReactNode;
}

function CrowdList({ mark, isWholeTrip, onChoose, children }: CrowdListProps) {
  const { t } = useTranslation('map');
  const [isOpen, setOpen] = useState(false);
  const title = t('crowdTitle', { count: mark.stops.length });
  const choose = (stop: MapStop) => {
    setOpen(false);
    onChoose(stop);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Popover.Portal container={document.querySelector('main')}>
        <Popover.Content className={styles.crowdList} aria-label={title} collisionPadding={8} sideOffset={8}>
          <h3>{title}</h3>
          <ul>
            {mark.stops.map((stop) => (
              <li key={`${stop.item.id} ${stop.role}`}>
                <CrowdRow stop={stop} isWholeTrip={isWholeTrip} onChoose={choose} />
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function CrowdRow({
  stop,
  isWholeTrip,
  onChoose,
}: Omit<CrowdListProps, 'mark' | 'children'> & { stop: MapStop }) {
  const name = usePinName(stop, isWholeTrip);
  return (
    <button
      type="button"
      className={styles.crowdRow}
      aria-label={name}
      data-kind={stop.item.kind}
      data-role={stop.role}
      onClick={() => onChoose(stop)}
    >
      <span className={styles.crowdRowPin} aria-hidden="true">
        <PinFigure stop={stop} isWholeTrip={isWholeTrip} />
      </span>
      <span className={styles.crowdRowTitle}>{stop.item.title}</span>
    </button>
  );
}
