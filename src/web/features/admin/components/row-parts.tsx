import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './tables.module.css';

/** The second line of a cell; with `isNarrow` only where its columns have no room. */
export function Under({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return <span className={clsx(styles.admUnder, !isNarrow && styles.admUnderAlways)}>{children}</span>;
}

/** What names a row and opens it. */
export function RowButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.admOpen} {...props} />;
}
