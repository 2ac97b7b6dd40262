import { Link as LinkIcon, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#web/ui/browser-state.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Row } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import styles from './reading.module.css';

export function PostShare({ title }: { title: string }) {
  const { t } = useTranslation('blog');
  const isHydrated = useHydrated();
  const url = () => `${location.origin}${location.pathname}`;
  const copy = async () =>
    toast(
      (await copyText(url()))
        ? { title: t('linkCopied') }
        : { title: t('linkNotCopied'), description: url(), variant: 'destructive' },
    );
  const share = () => {
    // Closing the menu is no failure.
    navigator.share({ title, url: url() }).catch(() => undefined);
  };
  return (
    <Row gap={12} align="stretch" wrap className={styles.postShare}>
      <Button icon={<LinkIcon />} onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      {isHydrated && typeof navigator.share === 'function' && (
        <Button icon={<Share2 />} onClick={share}>
          {t('share')}
        </Button>
      )}
    </Row>
  );
}
