import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import { useNow } from '#web/ui/timing.ts';
import { useFormats } from '../../use-formats.ts';
import styles from './timeline.module.css';

/** Appears today only. */
export function NowLine({ date }: { date: Temporal.PlainDate }) {
  const { t } = useTranslation('trip');
  const { time } = useFormats();
  const now = useNow();
  if (!now.toPlainDate().equals(date)) return null;
  const minutes = now.hour * 60 + now.minute;
  return (
    <div className={styles.nowLine} style={{ '--at': minutes / 60 }}>
      <span>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {time(minutes)}
      </span>
    </div>
  );
}
