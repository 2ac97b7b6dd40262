import { useTranslation } from 'react-i18next';
import { toast } from '#web/data/toasts.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { QrCode } from './qr-code.tsx';

interface SecretLinkProps {
  label: string;
  address: string;
  /** Whether to show a QR code. */
  hasCode?: boolean;
}

/** A secret address, shown once: copy button and QR code. */
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
