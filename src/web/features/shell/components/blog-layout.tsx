import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { seesBlogAdministration } from '#domain/roles.ts';
import { Logo } from '#web/artwork/logo.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import barStyles from './bar.module.css';
import blogFrameStyles from './blog-frame.module.css';
import styles from './footer.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Copyright } from './main-footer.tsx';
import { HeaderBar } from './main-header.tsx';
import pageStyles from './page.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

export function BlogLayout() {
  const { t } = useTranslation(['blog', 'common', 'footer']);
  const { pathname } = useLocation();
  const { user } = useSession();
  const isAt = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);
  const isDestinations = pathname === paths.blogDestinations();

  return (
    <div className={clsx(pageStyles.page, blogFrameStyles.blogPage)}>
      <HeaderBar
        tagline={t('tagline')}
        navLabel={t('nav')}
        links={
          <>
            <Link to={paths.blog()} aria-current={isAt(!isDestinations)}>
              {t('articles')}
            </Link>
            <Link to={paths.blogDestinations()} aria-current={isAt(isDestinations)}>
              {t('destinations')}
            </Link>
            {seesBlogAdministration(user?.role) && <Link to={paths.admin()}>{t('administration')}</Link>}
          </>
        }
        end={
          <>
            <LanguageSwitcher />
            <Link className={buttonClass({ variant: 'go' })} data-slot="button" to={paths.home()}>
              {t('planTrip')}
            </Link>
          </>
        }
      />
      <main className={pageStyles.pageMain} id="content">
        <Outlet />
      </main>
      <footer className={clsx(styles.foot, blogFrameStyles.footBlog)} data-slot="foot" data-print="none">
        <div className={styles.footGroups} data-slot="foot-groups">
          <div className={styles.footAbout}>
            <Link className={barStyles.topLogo} to={paths.home()} aria-label={t('common:homeLink')}>
              <Logo />
            </Link>
            <p>{t('footerAbout')}</p>
          </div>
          <nav aria-label={t('footerNav')}>
            <ul>
              <li>
                <Link to={paths.blog()}>{t('articles')}</Link>
              </li>
              <li>
                <Link to={paths.blogDestinations()}>{t('destinations')}</Link>
              </li>
              <li>
                <Link to={paths.home()}>{t('planTrip')}</Link>
              </li>
              <li>
                <Link to={paths.terms()}>{t('footer:terms')}</Link>
              </li>
              <li>
                <Link to={paths.privacy()}>{t('footer:privacy')}</Link>
              </li>
              <li>
                <Link to={paths.legalNotice()}>{t('footer:legalNotice')}</Link>
              </li>
            </ul>
          </nav>
        </div>
        <Row gap={24} rowGap={12} wrap className={styles.footEnd}>
          <Copyright />
          <ThemeSwitch />
        </Row>
      </footer>
    </div>
  );
}
