import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Stack } from '#web/ui/layout.tsx';
import styles from './auth.module.css';

/** The look of the one action of a page without a form. */
export const authActionClass = styles.authAction;

/** The text of a page. */
export function AuthText(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.authText} {...props} />;
}

/** The form of a page. */
export function AuthForm(props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <Stack as="form" gap={18} className={styles.authForm} noValidate {...props} />;
}

/** Below the form: what helps when it does not. */
export function AuthAgain({ children }: { children: ReactNode }) {
  return (
    <Stack gap={12} align="start" className={styles.authAgain}>
      {children}
    </Stack>
  );
}

/** The way back. */
export function AuthBack({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={`${styles.authBack} link`} to={to}>
      {children}
    </Link>
  );
}
