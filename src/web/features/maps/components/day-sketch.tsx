import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
} from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CompassPoint, compassPoint } from '#domain/geo.ts';
import type { Transfer } from '#domain/legs.ts';
import { dayTransfers } from '#domain/transfers.ts';
import { formatDuration } from '#i18n/format.ts';
import { useTransferOptions } from '#web/features/planner/transfers/transfer-options.ts';
import { useTransferTexts } from '#web/features/planner/transfers/use-transfer-texts.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { Row } from '#web/ui/layout.tsx';
import styles from './day-sketch.module.css';

const ARROWS = {
  n: ArrowUp,
  ne: ArrowUpRight,
  e: ArrowRight,
  se: ArrowDownRight,
  s: ArrowDown,
  sw: ArrowDownLeft,
  w: ArrowLeft,
  nw: ArrowUpLeft,
} as const satisfies Record<CompassPoint, unknown>;

/** Lists stops with distance and direction where there is no map. */
export function DaySketch({ items, date }: { items: readonly PlannerItem[]; date: Temporal.PlainDate }) {
  const { t } = useTranslation('map');
  const options = useTransferOptions();
  const transfers = useMemo(() => dayTransfers(items, date, options).transfers, [items, date, options]);
  if (transfers.length === 0) return null;
  return (
    <details className={styles.daySketch} data-slot="day-sketch">
      <summary>{t('sketch')}</summary>
      <ol>
        {transfers.map((transfer, index) => (
          <Fragment key={`${transfer.from.id} ${transfer.to.id}`}>
            {transfers[index - 1]?.to.id !== transfer.from.id && <Stop title={transfer.from.title} />}
            <Way transfer={transfer} />
            <Stop title={transfer.to.title} />
          </Fragment>
        ))}
      </ol>
    </details>
  );
}

function Stop({ title }: { title: string }) {
  return (
    <li className={styles.sketchStop} dir="auto">
      {title}
    </li>
  );
}

function Way({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('map');
  const texts = useTransferTexts();
  const { mode, travel, fromPlace, toPlace } = transfer;
  const toCheck = texts.check(transfer);
  const heading = compassPoint(fromPlace, toPlace);
  const Arrow = ARROWS[heading];
  return (
    <Row as="li" gap={6} align="stretch" className={styles.sketchWay}>
      <Arrow size={16} aria-hidden="true" />
      {t('sketchWay', {
        way: texts.by(mode, travel.distanceM),
        duration: formatDuration(travel.minutes),
        heading: t(`heading_${heading}`),
      })}
      {toCheck && `, ${toCheck}`}
    </Row>
  );
}
