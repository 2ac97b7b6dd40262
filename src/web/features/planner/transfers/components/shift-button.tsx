import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Warning } from '#domain/plan-warnings.ts';
import { formatMinutes } from '#domain/times.ts';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { moveWrite } from '../../item-dialog/move-destination.ts';
import { useTransferTexts } from '../use-transfer-texts.ts';
import styles from './transfers.module.css';
import { useVisibleTransfers } from './transfers-provider.tsx';

/** Moves the item to the first possible start. Renders nothing without a solution or rights. */
export function ShiftButton({ warning }: { warning: Warning }) {
  const { t } = useTranslation('trip-routes');
  const { moveItems, readOnlyReason } = usePlannerActions();
  const shown = useVisibleTransfers();
  const { time } = useTransferTexts();
  const item = shown?.items.get(warning.item.id);
  if (!('shiftTo' in warning) || warning.shiftTo === null || !shown || !item || readOnlyReason) return null;
  const { shiftTo } = warning;
  const shift = () => {
    const write = moveWrite(item, { date: shown.iso, time: formatMinutes(shiftTo) });
    if (write) moveItems([{ item, write }]);
  };
  return (
    <button
      type="button"
      className={clsx(styles.transferShift, 'num')}
      aria-label={t('shiftItem', { time: time(shiftTo), title: item.title })}
      onClick={shift}
    >
      {t('shift', { time: time(shiftTo) })}
    </button>
  );
}
