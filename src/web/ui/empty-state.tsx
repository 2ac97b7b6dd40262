import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
  size?: 'normal' | 'small';
  headingLevel?: 1 | 2 | 3;
  className?: string | undefined;
}

export function EmptyState({
  title,
  text,
  children,
  picture,
  size = 'normal',
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={clsx(
        styles.empty,
        size === 'small' && styles.emptySmall,
        picture && styles.emptyPictured,
        className,
      )}
    >
      <div className={styles.emptyText}>
        <svg className={styles.emptyLine} viewBox="0 0 168 24" aria-hidden="true">
          <path d="M12 12H156" />
          <circle cx="12" cy="12" r="9" data-filled="" />
          <circle cx="84" cy="12" r="7" />
          <circle cx="156" cy="12" r="7" />
        </svg>
        <Heading>{title}</Heading>
        {text && <p>{text}</p>}
        {children && <div className={styles.emptyActions}>{children}</div>}
      </div>
      {picture && <div className={styles.emptyPicture}>{picture}</div>}
    </div>
  );
}
