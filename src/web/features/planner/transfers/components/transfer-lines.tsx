import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { WayView } from '../day-transfers.ts';
import styles from '../transfers.module.css';
import { useWayTexts } from '../use-transfer-texts.ts';
import { ShiftButton } from './shift-button.tsx';
import { useShownHandOvers } from './transfers-provider.tsx';
import { ModeIcon, WayModes } from './travel-modes.tsx';

/** The ways of the day, each as a thin line between the slips that it joins. */
export function Ways() {
  const { t } = useTranslation('trip-routes');
  const now = useShownHandOvers();
  // Drawn once the day itself is; while a change is on its way they stay as they were, those of another day never do.
  const shown = useDeferredValue(now, null);
  if (!shown || shown.iso !== now?.iso || shown.lines.length === 0) return null;
  return (
    <ul className={styles.ways} aria-label={t('ways')}>
      {shown.lines.map((line) => (
        <WayLine key={line.key} line={line} />
      ))}
    </ul>
  );
}

const WayLine = memo(function WayLine({ line: { way, warning, at } }: { line: WayView }) {
  const { t } = useTranslation('trip-routes');
  const texts = useWayTexts();
  const spare = texts.spare(way);
  return (
    <li className={styles.way} style={{ '--at': at }} data-warns={warning ? '' : undefined}>
      <span className="sr-only">{t('wayFromTo', { from: way.from.title, to: way.to.title })} </span>
      {warning ? (
        <>
          <TriangleAlert className={styles.wayAlert} size={14} aria-hidden="true" />
          <span className={styles.wayWarning}>{texts.warning(warning)}</span>
          <ShiftButton warning={warning} />
        </>
      ) : (
        <>
          <ModeIcon mode={way.mode} />
          <WayModes way={way} />
          {spare && <span className={clsx(styles.waySpare, 'num')}>, {spare}</span>}
        </>
      )}
    </li>
  );
});
