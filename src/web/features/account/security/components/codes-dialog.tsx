import { Copy, Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { downloadFile } from '#web/ui/download-file.ts';
import { Row } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import { spacedCode } from '../sign-in-methods.ts';
import styles from './security.module.css';

export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const text = codes.map(spacedCode).join('\n');
  const copy = async () =>
    toast(
      (await copyText(text))
        ? { title: t('codesCopied') }
        : { title: t('codesNotCopied'), variant: 'destructive' },
    );
  const keep = () =>
    downloadFile(
      `${t('codesFile')}.txt`,
      new Blob([`${t('codesFileHead')}\n\n${text}\n`], { type: 'text/plain' }),
    );
  return (
    <Dialog
      closeLabel={null}
      onClose={onClose}
      className={styles.codesDialog}
      title={t('codesTitle')}
      description={t('codesText')}
      footer={
        <Button variant="go" onClick={onClose}>
          {t('codesSaved')}
        </Button>
      }
    >
      <ol className={styles.codes} aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{spacedCode(code)}</code>
          </li>
        ))}
      </ol>
      <Row gap={8} align="stretch" wrap className={styles.codesActions}>
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t('codesCopy')}
        </Button>
        <Button icon={<Download />} onClick={keep}>
          {t('codesDownload')}
        </Button>
        <Button icon={<Printer />} onClick={() => globalThis.print()}>
          {t('codesPrint')}
        </Button>
      </Row>
    </Dialog>
  );
}
