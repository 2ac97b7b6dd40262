import clsx from 'clsx';
import {
  Bike,
  Car,
  Check,
  Footprints,
  type LucideIcon,
  Plane,
  Ship,
  TrainFront,
  TramFront,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#domain/legs.ts';
import { estimateTravel, modesFor, type TravelMode } from '#domain/travel.ts';
import { formatDuration } from '#i18n/format.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { transferKey } from '../day-transfers.ts';
import { chooseTravelMode } from '../transfer-options.ts';
import { useTransferTexts } from '../use-transfer-texts.ts';
import styles from './transfers.module.css';

const ICONS: Record<TravelMode, LucideIcon> = {
  walk: Footprints,
  bike: Bike,
  transit: TramFront,
  car: Car,
  train: TrainFront,
  ferry: Ship,
  plane: Plane,
};

export function ModeIcon({ mode }: { mode: TravelMode }) {
  const Icon = ICONS[mode];
  return <Icon size={15} strokeWidth={1.75} aria-hidden="true" />;
}

export function TravelModes({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('trip-routes');
  const { by, check } = useTransferTexts();
  const toCheck = check(transfer);
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={clsx(styles.transferMode, 'num')}>
          {transfer.isEstimate && (
            <>
              <span role="img" aria-label={t('about')}>
                ≈
              </span>{' '}
            </>
          )}
          {by(transfer.mode, transfer.travel.distanceM)}
          <span> · {formatDuration(transfer.travel.minutes)}</span>
          {toCheck && <span>, {toCheck}</span>}
        </button>
      }
    >
      <Modes transfer={transfer} />
    </Menu>
  );
}

/** A component of its own, so that durations are computed when the menu opens. */
function Modes({ transfer }: { transfer: Transfer }) {
  const { by, check } = useTransferTexts();
  return (
    <>
      {modesFor(transfer).map((mode) => {
        const isChosen = mode === transfer.mode;
        const { distanceM, minutes } = isChosen ? transfer.travel : estimateTravel(transfer, mode);
        const toCheck = check(isChosen ? transfer : { ...transfer, isEstimate: true });
        return (
          <MenuItem
            key={mode}
            icon={isChosen ? <Check /> : <ModeIcon mode={mode} />}
            onSelect={() =>
              chooseTravelMode(
                transferKey(transfer),
                mode === transfer.usualMode && transfer.mode !== transfer.usualMode ? null : mode,
              )
            }
          >
            {by(mode, distanceM)} · {formatDuration(minutes)}
            {toCheck && `, ${toCheck}`}
          </MenuItem>
        );
      })}
    </>
  );
}
