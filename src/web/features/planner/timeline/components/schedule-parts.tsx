import clsx from 'clsx';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Row } from '#web/ui/layout.tsx';
import styles from './timeline.module.css';

interface ScheduleHeadProps {
  title: string;
  facts: ReactNode;
  children?: ReactNode;
}

export function ScheduleHead({ title, facts, children }: ScheduleHeadProps) {
  return (
    <Row as="header" gap={16} align="end" className={styles.dayHead}>
      <div className={styles.dayHeadText}>
        <h2>{title}</h2>
        {facts}
      </div>
      {children}
    </Row>
  );
}

export function ScheduleFacts({ as: Element = 'p', children }: { as?: 'p' | 'ul'; children: ReactNode }) {
  return (
    <Row as={Element} gap={16} rowGap={2} align="stretch" wrap className={styles.dayHeadFacts}>
      {children}
    </Row>
  );
}

export function ScheduleCost({
  as: Element = 'span',
  children,
}: {
  as?: 'li' | 'span';
  children: ReactNode;
}) {
  return <Element className={clsx(styles.dayHeadCost, 'num')}>{children}</Element>;
}

export function ScheduleBody(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div className={styles.scheduleBody} {...props} />;
}

type ScheduleScrollProps<E extends ElementType> = { as: E } & Omit<ComponentProps<E>, 'as'>;

/** Scrolls the body; a section is a tab stop, so that keys scroll it. */
export function ScheduleScroll<E extends ElementType>({ as, className, ...rest }: ScheduleScrollProps<E>) {
  const Element: ElementType = as;
  return (
    <Element
      className={clsx(styles.timelineScroll, className)}
      data-slot="timeline-scroll"
      tabIndex={as === 'section' ? 0 : undefined}
      {...rest}
    />
  );
}
