import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { toast } from '#web/data/toasts.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './share-link.module.css';

interface SecretLinkProps {
  label: string;
  address: string;
  hasCode?: boolean;
}

/** Shown once. */
export function SecretLink({ label, address, hasCode = false }: SecretLinkProps) {
  const { t } = useTranslation('trip');
  return (
    <CopyField
      label={label}
      hint={t('shownOnce')}
      value={address}
      copyLabel={t('copyLink')}
      copiedLabel={t('copied')}
      onRefused={() => toast({ title: t('copyRefused'), description: t('copyRefusedText') })}
    >
      {hasCode && <QrCode text={address} label={t('qrCode')} />}
    </CopyField>
  );
}

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
