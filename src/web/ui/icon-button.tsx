import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** The look of an icon button, for a link. */
export const iconButtonClass = styles.iconButton;

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Its accessible name and its tooltip. */
  label: string;
  size?: 'small' | 'normal';
}

/** A button that is an icon alone, and has a name all the same. */
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
