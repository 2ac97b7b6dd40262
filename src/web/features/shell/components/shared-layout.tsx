import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Copyright } from './copyright.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Round what was shared with whoever has a link: no account, no navigation, one way in. */
export function SharedLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="page">
      <header className="top top-shared" data-slot="top" data-print="none">
        <Link className="top-logo" to={paths.home()} aria-label={t('homeLink')}>
          <Logo />
        </Link>
        <div className="top-end" data-slot="top-end">
          <LanguageSwitcher />
          <Link className={buttonClass({ variant: 'line' })} data-slot="button" to={paths.home()}>
            {t('planOwnTrip')}
          </Link>
        </div>
      </header>
      <main className="page-main" id="content">
        {children}
      </main>
      <footer className="foot" data-slot="foot" data-print="none">
        <div className="foot-end">
          <Copyright />
          <ThemeSwitch />
        </div>
      </footer>
    </div>
  );
}
