import clsx from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import styles from './share-link.module.css';

export function MadeOn({ at, isNew = false }: { at: string; isNew?: boolean }) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const instant = parseInstant(at);
  return (
    <span className={clsx(styles.madeOn, 'num')}>
      {instant && t('madeOn', { when: formatInstant(instant, language, Temporal.Now.timeZoneId()) })}
      {isNew && <b> · {t('madeNow')}</b>}
    </span>
  );
}

/** Is dark on white: some scanners read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { border: 2 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size: side, path: squares.join('') };
  }, [text]);
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
