import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './forms.module.css';

/** Places two fields beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.admPair}>{children}</div>;
}

interface FieldGroupProps {
  title: string;
  /** Places the fields one below the other, on wide screens too. */
  isColumn?: boolean;
  children: ReactNode;
}

/** Groups the fields of one subject under its name. */
export function FieldGroup({ title, isColumn = false, children }: FieldGroupProps) {
  return (
    <fieldset className={clsx(styles.admPlace, isColumn && styles.admPostSettings)}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
