import clsx from 'clsx';
import { Footprints, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import daysStyles from '../../days/days.module.css';
import { useTransferTexts } from '../use-transfer-texts.ts';
import styles from './transfers.module.css';
import { useVisibleTransfers, useWarningCount } from './transfers-provider.tsx';

/** Walking distance of the visible day. */
export function WalkFact() {
  const shown = useVisibleTransfers();
  const { by } = useTransferTexts();
  const metres = shown?.day.walkM ?? 0;
  if (metres < 1) return null;
  return (
    <li className="num">
      <Footprints size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{by('walk', metres)}</span>
    </li>
  );
}

/** Number of warnings of a day. */
export function WarningCount({ iso }: { iso: string }) {
  const { t } = useTranslation('trip-routes');
  const count = useWarningCount(iso);
  if (count === 0) return null;
  return (
    <span
      className={clsx(daysStyles.dayEntryCount, styles.dayEntryWarnings)}
      role="img"
      aria-label={`${t('warnings', { count })},`}
    >
      <TriangleAlert size={14} aria-hidden="true" />
      {count}
    </span>
  );
}
