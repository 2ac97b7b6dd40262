import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './public-page.module.css';
import { PublicPage } from './public-page.tsx';

interface PublicNoticeProps {
  title: string;
  text: string;
  /** Button for a page that could not be read. */
  retry?: { text: string; isBusy: boolean; onRetry: () => void } | false;
  children?: ReactNode;
}

export function PublicNotice({ title, text, retry, children }: PublicNoticeProps) {
  return (
    <PublicPage className={styles.publicNotice}>
      <h1>{title}</h1>
      <p role={retry ? 'alert' : undefined}>{text}</p>
      {retry && (
        <Button isBusy={retry.isBusy} onClick={retry.onRetry}>
          {retry.text}
        </Button>
      )}
      {children}
    </PublicPage>
  );
}
