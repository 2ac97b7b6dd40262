import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HandOver } from '#domain/handovers.ts';
import { handOversOf } from '../day-transfers.ts';
import styles from '../transfers.module.css';
import { useWayTexts } from '../use-transfer-texts.ts';
import { ShiftButton } from './shift-button.tsx';
import { useShownHandOvers } from './transfers-provider.tsx';
import { ModeIcon, WayModes } from './travel-modes.tsx';

/** In an item's details: what can't be about it, and the ways to it and on. Here also where the timeline has no room. */
export function ItemWays({ id }: { id: string }) {
  const { t } = useTranslation('trip-routes');
  const shown = useShownHandOvers();
  const texts = useWayTexts();
  if (!shown) return null;
  const { to, on, warnings } = handOversOf(id, shown.day);
  if (to.length + on.length + warnings.length === 0) return null;
  return (
    <div className={styles.itemWays}>
      {warnings.length > 0 && (
        <ul className={styles.itemWarnings}>
          {warnings.map((warning) => (
            <li key={warning.kind}>
              <TriangleAlert size={15} aria-hidden="true" />
              <span>{texts.warning(warning)}</span> <ShiftButton warning={warning} />
            </li>
          ))}
        </ul>
      )}
      {to.length + on.length > 0 && (
        <dl>
          <ItemWay label={t('wayTo')} ways={to.slice(0, 1)} other={(way) => way.from.title} />
          <ItemWay label={t('wayOn')} ways={on.slice(0, 1)} other={(way) => way.to.title} />
        </dl>
      )}
    </div>
  );
}

interface ItemWayProps {
  label: string;
  ways: readonly HandOver[];
  /** The title of the stop at the other end. */
  other: (way: HandOver) => string;
}

function ItemWay({ label, ways, other }: ItemWayProps) {
  const texts = useWayTexts();
  return ways.map((way) => {
    const spare = texts.spare(way);
    return [
      <dt key="term">{label}</dt>,
      <dd key="way" className={styles.itemWay}>
        <ModeIcon mode={way.mode} />
        <WayModes way={way} />
        {spare && <span className={clsx(styles.waySpare, 'num')}>, {spare}</span>}
        <span className={styles.itemWayOther}>{other(way)}</span>
      </dd>,
    ];
  });
}
