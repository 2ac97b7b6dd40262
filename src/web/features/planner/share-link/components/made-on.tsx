import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from '../share-link.module.css';

/** Creation date of a secret address. */
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
