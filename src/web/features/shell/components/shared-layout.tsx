import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '#web/artwork/logo.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import styles from './bar.module.css';
import footerStyles from './footer.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Copyright } from './main-footer.tsx';
import pageStyles from './page.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

export function SharedLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={pageStyles.page}>
      <header className={clsx(styles.top, styles.topShared)} data-slot="top" data-print="none">
        <Link className={styles.topLogo} to={paths.home()} aria-label={t('homeLink')}>
          <Logo />
        </Link>
        <Row gap={6} className={styles.topEnd} data-slot="top-end">
          <LanguageSwitcher />
          <Link className={buttonClass({ variant: 'line' })} data-slot="button" to={paths.home()}>
            {t('planOwnTrip')}
          </Link>
        </Row>
      </header>
      <main className={pageStyles.pageMain} id="content">
        {children}
      </main>
      <footer className={footerStyles.foot} data-slot="foot" data-print="none">
        <Row gap={24} rowGap={12} wrap className={footerStyles.footEnd}>
          <Copyright />
          <ThemeSwitch />
        </Row>
      </footer>
    </div>
  );
}
