import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/data/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from '../share-link.module.css';
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
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    // Moves the focus to the new address, away from the button that would create another.
    field.current?.focus();
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // Clipboard refused, or missing without https: select the text for copying by keyboard.
      field.current?.focus();
      field.current?.select();
      toast({ title: t('copyRefused'), description: t('copyRefusedText') });
    }
  };
  return (
    <div className={styles.secretLink}>
      <TextField
        ref={field}
        label={label}
        hint={t('shownOnce')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="lagoon"
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={copy}
      >
        {isCopied ? t('copied') : t('copyLink')}
      </Button>
      <output className="sr-only">{isCopied && t('copied')}</output>
      {hasCode && <QrCode text={address} label={t('qrCode')} />}
    </div>
  );
}
