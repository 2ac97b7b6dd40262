import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

export const iconButtonClass = styles.iconButton;

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Name and tooltip. */
  label: string;
  size?: 'small' | 'normal';
}

export function IconButton({ label, size = 'normal', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={clsx(styles.iconButton, size === 'small' && styles.iconButtonSmall, className)}
      data-slot="icon-button"
      aria-label={label}
      title={label}
      {...rest}
    >
      {children}
    </button>
  );
}
