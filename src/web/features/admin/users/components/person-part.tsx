import { type ReactNode, useId } from 'react';
import { Note, Row } from '#web/ui/layout.tsx';
import styles from './person.module.css';

interface PersonPartProps {
  title: string;
  action?: ReactNode;
  none?: string | false | undefined;
  children: ReactNode;
}

export function PersonPart({ title, action, none, children }: PersonPartProps) {
  const id = useId();
  return (
    <section className={styles.admPart} aria-labelledby={id}>
      <Row gap={16} rowGap={4} justify="between" wrap>
        <h2 id={id}>{title}</h2>
        {action}
      </Row>
      {none ? <Note size="text">{none}</Note> : children}
    </section>
  );
}
