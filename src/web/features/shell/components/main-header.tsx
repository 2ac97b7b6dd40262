import clsx from 'clsx';
import { Menu, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { Logo } from '#web/artwork/logo.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { usePageMenu } from '../use-page-menu.ts';
import styles from './bar.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';

interface HeaderBarProps {
  tagline?: string;
  navLabel: string;
  links: ReactNode;
  end: ReactNode;
}

/** Narrow screens fold all but the logo behind `Menu` [NAV-4]; without scripts, a `details` [PLUS-15]. */
export function HeaderBar({ tagline, navLabel, links, end }: HeaderBarProps) {
  const { t } = useTranslation();
  const { isOpen, button } = usePageMenu('top-menu');

  return (
    <header className={styles.top} data-slot="top" data-print="none">
      <Link className={styles.topLogo} data-slot="top-logo" to={paths.home()} aria-label={t('homeLink')}>
        <Logo />
      </Link>
      {tagline && (
        <p className={styles.topTagline} data-slot="top-tagline">
          {tagline}
        </p>
      )}
      <button
        className={clsx(styles.topControl, styles.topMenuButton)}
        data-slot="top-menu-button"
        aria-label={t('navMenu')}
        {...button}
      >
        {isOpen ? <X /> : <Menu />}
      </button>
      <noscript>
        {/* The style sheet shows what follows `details`. */}
        <details className={styles.topPlainMenu}>
          <summary className={clsx(styles.topControl, styles.topMenuButton)} aria-label={t('navMenu')}>
            <Menu />
          </summary>
        </details>
      </noscript>
      <div className={styles.topMenu} id="top-menu" data-slot="top-menu" data-open={isOpen || undefined}>
        <nav className={styles.topNav} data-slot="top-nav" aria-label={navLabel}>
          {links}
        </nav>
        <Row gap={6} className={styles.topEnd} data-slot="top-end">
          {end}
        </Row>
      </div>
    </header>
  );
}

export const MainHeader = memo(function MainHeader({ userMenu }: { userMenu: ReactNode }) {
  const { t } = useTranslation();
  const { status, user } = useSession();

  const links = (
    <>
      {user && <NavLink to={paths.dashboard()}>{t('navDashboard')}</NavLink>}
      <NavLink to={paths.customTrip()}>{t('navCustomTrips')}</NavLink>
      <NavLink to={paths.blog()}>{t('navBlog')}</NavLink>
      {user && <NavLink to={paths.premium()}>{t('navPremium')}</NavLink>}
      <NavLink to={paths.contact()}>{t('navContact')}</NavLink>
      {user?.isAdmin && <NavLink to={paths.admin()}>{t('navAdmin')}</NavLink>}
    </>
  );
  const end = (
    <>
      <LanguageSwitcher />
      {status === 'signed-out' && (
        <>
          <Link
            className={buttonClass({ variant: 'quiet', className: styles.topSignIn })}
            data-slot="button"
            data-visitor=""
            to={paths.auth({ action: 'login' })}
          >
            {t('navSignIn')}
          </Link>
          <Link
            className={buttonClass({ variant: 'line' })}
            data-slot="button"
            data-visitor=""
            to={paths.auth({ action: 'signup' })}
          >
            {t('navSignUp')}
          </Link>
        </>
      )}
      {user && userMenu}
    </>
  );
  return <HeaderBar navLabel={t('navMain')} links={links} end={end} />;
});
