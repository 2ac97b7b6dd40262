import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

/** For links, too: `go` is the main action, `line` any other, `lagoon` sends, `quiet` steps back, `danger` destroys. */
export const buttonClass = cva(styles.button, {
  variants: {
    variant: {
      go: styles.buttonGo,
      line: styles.buttonLine,
      lagoon: styles.buttonLagoon,
      quiet: styles.buttonQuiet,
      danger: styles.buttonDanger,
    },
    size: { small: styles.buttonSmall, normal: '', big: styles.buttonBig },
  },
  defaultVariants: { variant: 'line', size: 'normal' },
});

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonClass> {
  icon?: ReactNode;
  /** True: it can have the focus, but does nothing. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={buttonClass({ variant, size, className })}
      data-slot="button"
      data-variant={variant}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {isBusy ? <span className={styles.buttonBusy} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
