import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Landscape } from '#web/artwork/landscape.tsx';
import { Logo } from '#web/artwork/logo.tsx';
import { paths } from '#web/paths.ts';
import styles from './auth.module.css';

/** Frames pages without header and footer [SHELL-8]. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.auth}>
      <main className={styles.authMain} id="content" tabIndex={-1}>
        <Link className={styles.authLogo} to={paths.home()} aria-label={t('homeLink')}>
          <Logo />
        </Link>
        <div className={styles.authBody}>
          <h1>{title}</h1>
          {children}
        </div>
      </main>
      <div className={styles.authPicture} aria-hidden="true">
        <Landscape kind="forest" time="evening" loading="eager" />
      </div>
    </div>
  );
}
