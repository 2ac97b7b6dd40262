import type { ReactNode } from 'react';
import styles from './error-screen.module.css';
import { Row } from './layout.tsx';

export interface ErrorScreenProps {
  title: string;
  text?: ReactNode;
  message?: string | undefined;
  children?: ReactNode;
}

/** Shows a failure in place of the page [SHELL-6]. */
export function ErrorScreen({ title, text, message, children }: ErrorScreenProps) {
  return (
    <div className={styles.errorScreen} role="alert">
      <svg viewBox="0 0 200 28" aria-hidden="true">
        <path d="M14 14H110" />
        <path d="M118 6l14 16M132 6l-14 16" />
        <circle cx="14" cy="14" r="9" data-filled="" />
        <circle cx="182" cy="14" r="8" />
      </svg>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {message && (
        <p className={styles.errorScreenMessage}>
          <code>{message}</code>
        </p>
      )}
      {children && (
        <Row gap={12} align="stretch" wrap className={styles.errorScreenActions}>
          {children}
        </Row>
      )}
    </div>
  );
}
