import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseInstant } from '#db/timestamps.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { Note } from '#web/ui/layout.tsx';
import { Prose } from '#web/ui/text-view.tsx';
import styles from './legal.module.css';

export function LegalText({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Prose className={styles.text} lang={language}>
      {children}
    </Prose>
  );
}

/** `changed` is a timestamp as the database writes it. */
export function LegalDate({ changed }: { changed: string }) {
  const { t } = useTranslation('legal');
  const { language } = useLanguage();
  const at = parseInstant(changed);
  if (!at) return null;
  return (
    <Note size={14} className={styles.date}>
      {t('changed')}{' '}
      <time dateTime={at.toString()}>{formatDate(at.toZonedDateTimeISO('UTC').toPlainDate(), language)}</time>
    </Note>
  );
}
