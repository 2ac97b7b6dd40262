import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { PageWidth, Row } from './layout.tsx';
import { StopsDrawing } from './stops.tsx';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  size?: 'normal' | 'small';
  headingLevel?: 1 | 2 | 3;
  className?: string | undefined;
}

export function EmptyState({
  title,
  text,
  children,
  size = 'normal',
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(styles.empty, size === 'small' && styles.emptySmall, className)}>
      <div className={styles.emptyText}>
        <StopsDrawing className={styles.emptyLine} viewBox="0 0 168 24">
          <path d="M12 12H156" />
          <circle cx="12" cy="12" r="9" data-filled="" />
          <circle cx="84" cy="12" r="7" />
          <circle cx="156" cy="12" r="7" />
        </StopsDrawing>
        <Heading>{title}</Heading>
        {text && <p>{text}</p>}
        {children && (
          <Row gap={20} rowGap={12} wrap className={styles.emptyActions}>
            {children}
          </Row>
        )}
      </div>
    </div>
  );
}

/** In place of a page, whose heading and width it has. */
export function EmptyPage(props: Omit<EmptyStateProps, 'headingLevel'>) {
  return <PageWidth as={EmptyState} headingLevel={1} {...props} />;
}
