import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox-field.module.css';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

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
