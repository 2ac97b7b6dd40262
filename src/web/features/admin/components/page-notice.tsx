import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '#web/ui/layout.tsx';
import styles from './page-notice.module.css';

interface PageNoticeProps {
  icon: LucideIcon;
  text: string;
  children: ReactNode;
}

export function PageNotice({ icon: Icon, text, children }: PageNoticeProps) {
  return (
    <Row gap={12} rowGap={8} wrap className={styles.offer} role="note">
      <Icon aria-hidden="true" />
      <p>{text}</p>
      {children}
    </Row>
  );
}
