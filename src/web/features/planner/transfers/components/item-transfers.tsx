import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#domain/legs.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { transfersOf } from '../day-transfers.ts';
import { useTransferTexts } from '../use-transfer-texts.ts';
import { ShiftButton } from './shift-button.tsx';
import styles from './transfers.module.css';
import { useVisibleTransfers } from './transfers-provider.tsx';
import { ModeIcon, TravelModes } from './travel-modes.tsx';

export function ItemTransfers({ id }: { id: string }) {
  const { t } = useTranslation('trip-routes');
  const shown = useVisibleTransfers();
  const texts = useTransferTexts();
  if (!shown) return null;
  const { to, on, warnings } = transfersOf(id, shown.day);
  if (to.length + on.length + warnings.length === 0) return null;
  return (
    <Stack gap={8} className={styles.itemTransfers}>
      {warnings.length > 0 && (
        <Stack as="ul" gap={4} className={styles.itemWarnings}>
          {warnings.map((warning) => (
            <Row as="li" gap={8} rowGap={2} wrap key={warning.kind}>
              <TriangleAlert size={15} />
              <span>{texts.warning(warning)}</span> <ShiftButton warning={warning} />
            </Row>
          ))}
        </Stack>
      )}
      {to.length + on.length > 0 && (
        <dl>
          <ItemTransfer
            label={t('wayTo')}
            transfers={to.slice(0, 1)}
            other={(transfer) => transfer.from.title}
          />
          <ItemTransfer
            label={t('wayOn')}
            transfers={on.slice(0, 1)}
            other={(transfer) => transfer.to.title}
          />
        </dl>
      )}
    </Stack>
  );
}

interface ItemTransferProps {
  label: string;
  transfers: readonly Transfer[];
  other: (transfer: Transfer) => string;
}

function ItemTransfer({ label, transfers, other }: ItemTransferProps) {
  const texts = useTransferTexts();
  return transfers.map((transfer) => {
    const spare = texts.spare(transfer);
    return [
      <dt key="term">{label}</dt>,
      <dd key="transfer" className={styles.itemTransfer}>
        <ModeIcon mode={transfer.mode} />
        <TravelModes transfer={transfer} />
        {spare && <span className={clsx(styles.transferSpare, 'num')}>, {spare}</span>}
        <span className={styles.itemTransferOther}>{other(transfer)}</span>
      </dd>,
    ];
  });
}
