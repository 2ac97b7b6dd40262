import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox-field.module.css';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** What ticking it means. */
  hint?: ReactNode;
}

/** A checkbox with its label and hint; as a switch with `role="switch"`. */
export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  return (
    <label className={styles.checkboxField}>
      <input {...input} type="checkbox" />
      <span>
        {label}
        {hint && <span className={styles.checkboxHint}>{hint}</span>}
      </span>
    </label>
  );
}
