import type { ReactNode } from 'react';
import { Note } from '#web/ui/layout.tsx';
import styles from './facts.module.css';

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.admFacts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <Note as="dt">{name}</Note>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
