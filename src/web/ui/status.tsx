import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './status.module.css';
import { AfterPaint } from './timing.ts';

/** A region whose content is announced when it comes: only one that was there before is, so it is there empty first. */
export function Status({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <output className={clsx(styles.status, className)}>
      <AfterPaint>{children}</AfterPaint>
    </output>
  );
}
