import { TriangleAlert } from 'lucide-react';
import type { Warning } from '#domain/plan-warnings.ts';
import { useTransferTexts } from '../use-transfer-texts.ts';
import styles from './transfers.module.css';
import { useCardWarnings } from './transfers-provider.tsx';

/** Marks the card only: the details explain the warning and its solution. */
export function CardWarning({ id }: { id: string }) {
  const [first] = useCardWarnings(id);
  return first ? <WarningText warning={first} /> : null;
}

function WarningText({ warning }: { warning: Warning }) {
  const texts = useTransferTexts();
  return (
    <span className={styles.itemCardWarning}>
      <TriangleAlert size={13} /> {texts.warning(warning)}
    </span>
  );
}
