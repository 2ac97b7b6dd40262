import { TriangleAlert } from 'lucide-react';
import type { Warning } from '#domain/handover-warnings.ts';
import styles from '../transfers.module.css';
import { useWayTexts } from '../use-transfer-texts.ts';
import { useSlipWarnings } from './transfers-provider.tsx';

/** What can't be about an item, at the end of its slip's second line. Its details say it again, with the way out. */
export function SlipWarning({ id }: { id: string }) {
  const [first] = useSlipWarnings(id);
  return first ? <WarningText warning={first} /> : null;
}

function WarningText({ warning }: { warning: Warning }) {
  const texts = useWayTexts();
  return (
    <span className={styles.itemCardWarning}>
      <TriangleAlert size={13} aria-hidden="true" /> {texts.warning(warning)}
    </span>
  );
}
