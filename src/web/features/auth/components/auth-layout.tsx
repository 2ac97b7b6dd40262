import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Landscape } from '#web/ui/landscape.tsx';
import { Logo } from '#web/ui/logo.tsx';
import '../styles.css';

/** The pages without header and footer (SHELL-8): a form beside an evening landscape. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="auth">
      <main className="auth-main" id="content" tabIndex={-1}>
        <Link className="auth-logo" to={paths.home()} aria-label={t('homeLink')}>
          <Logo />
        </Link>
        <div className="auth-body">
          <h1>{title}</h1>
          {children}
        </div>
      </main>
      <div className="auth-picture" aria-hidden="true">
        <Landscape kind="forest" time="evening" />
      </div>
    </div>
  );
}
