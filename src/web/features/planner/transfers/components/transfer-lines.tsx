import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import type { TransferView } from '../day-transfers.ts';
import { useTransferTexts } from '../use-transfer-texts.ts';
import { ShiftButton } from './shift-button.tsx';
import styles from './transfers.module.css';
import { useVisibleTransfers } from './transfers-provider.tsx';
import { ModeIcon, TravelModes } from './travel-modes.tsx';

export function TransferLines() {
  const { t } = useTranslation('trip-routes');
  const now = useVisibleTransfers();
  // Rendered after the day; stale while pending, but never of another day.
  const shown = useDeferredValue(now, null);
  if (!shown || shown.iso !== now?.iso || shown.lines.length === 0) return null;
  return (
    <ul className={styles.transfers} aria-label={t('transfers')}>
      {shown.lines.map((line) => (
        <TransferLine key={line.key} line={line} />
      ))}
    </ul>
  );
}

const TransferLine = memo(function TransferLine({ line: { transfer, warning, at } }: { line: TransferView }) {
  const { t } = useTranslation('trip-routes');
  const texts = useTransferTexts();
  const more = texts.since(transfer) ?? texts.spare(transfer);
  return (
    <li className={styles.transfer} style={{ '--at': at }} data-warns={warning ? '' : undefined}>
      <VisuallyHidden>{t('wayFromTo', { from: transfer.from.title, to: transfer.to.title })} </VisuallyHidden>
      {warning ? (
        <>
          <TriangleAlert className={styles.transferAlert} size={14} />
          <span className={styles.transferWarning}>{texts.warning(warning)}</span>
          <ShiftButton warning={warning} />
        </>
      ) : (
        <>
          <ModeIcon mode={transfer.mode} />
          <TravelModes transfer={transfer} />
          {more && <span className={clsx(styles.transferSpare, 'num')}>, {more}</span>}
        </>
      )}
    </li>
  );
});
