import clsx from 'clsx';
import { Bike, Car, Check, Footprints, type LucideIcon, Plane, TrainFront, TramFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HandOver } from '#domain/handovers.ts';
import { estimateTravel, modesFor, type TravelMode } from '#domain/travel.ts';
import { formatDuration } from '#i18n/format.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { legKey } from '../day-transfers.ts';
import styles from '../transfers.module.css';
import { chooseMode } from '../travel-mode-store.ts';
import { useWayTexts } from '../use-transfer-texts.ts';

const ICONS: Record<TravelMode, LucideIcon> = {
  walk: Footprints,
  bike: Bike,
  transit: TramFront,
  car: Car,
  train: TrainFront,
  plane: Plane,
};

/** The icon of a mode; the word stands beside it. */
export function ModeIcon({ mode }: { mode: TravelMode }) {
  const Icon = ICONS[mode];
  return <Icon size={15} strokeWidth={1.75} aria-hidden="true" />;
}

/** How a way is gone, as a button: it offers the other modes, with how long each would take. */
export function WayModes({ way }: { way: HandOver }) {
  const { t } = useTranslation('trip-routes');
  const { by } = useWayTexts();
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={clsx(styles.wayMode, 'num')}>
          {way.isEstimate && (
            <>
              <span role="img" aria-label={t('about')}>
                ≈
              </span>{' '}
            </>
          )}
          {by(way.mode, way.travel.distanceM)}
          <span> · {formatDuration(way.travel.minutes)}</span>
        </button>
      }
    >
      <Modes way={way} />
    </Menu>
  );
}

/** The modes to choose from, reckoned when the menu opens. */
function Modes({ way }: { way: HandOver }) {
  const { by } = useWayTexts();
  return (
    <>
      {modesFor(way.directM).map((mode) => {
        const { distanceM, minutes } =
          mode === way.mode ? way.travel : estimateTravel(way.fromPlace, way.toPlace, mode);
        return (
          <MenuItem
            key={mode}
            icon={mode === way.mode ? <Check aria-hidden="true" /> : <ModeIcon mode={mode} />}
            onSelect={() =>
              chooseMode(legKey(way), mode === way.usualMode && way.mode !== way.usualMode ? null : mode)
            }
          >
            {by(mode, distanceM)} · {formatDuration(minutes)}
          </MenuItem>
        );
      })}
    </>
  );
}
