import type { ReactNode } from 'react';
import { Row } from '#web/ui/layout.tsx';
import styles from './explore.module.css';

/** Shows, at the end of a page, where to go next. */
export function PageActions({ children }: { children: ReactNode }) {
  return (
    <Row as="p" gap={12} align="stretch" wrap className={styles.themeActions}>
      {children}
    </Row>
  );
}
