import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Stack } from '#web/ui/layout.tsx';
import styles from './auth.module.css';

export const authActionClass = styles.authAction;

export function AuthText(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.authText} {...props} />;
}

export function AuthForm(props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <Stack as="form" gap={18} className={styles.authForm} noValidate {...props} />;
}

/** Offers, below a form, what helps when it does not. */
export function AuthAgain({ children }: { children: ReactNode }) {
  return (
    <Stack gap={12} align="start" className={styles.authAgain}>
      {children}
    </Stack>
  );
}

export function AuthBack({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={`${styles.authBack} link`} to={to}>
      {children}
    </Link>
  );
}
