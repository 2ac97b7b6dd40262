import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { seesBlogAdministration } from '#domain/roles.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import blogFrameStyles from './blog-frame.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Footer, FooterLinks } from './main-footer.tsx';
import { HeaderBar } from './main-header.tsx';
import pageStyles from './page.module.css';

export function BlogLayout() {
  const { t } = useTranslation(['blog', 'footer']);
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
      <Footer className={blogFrameStyles.footBlog} about={t('footerAbout')}>
        <nav aria-label={t('footerNav')}>
          <FooterLinks
            links={[
              { to: paths.blog(), text: t('articles') },
              { to: paths.blogDestinations(), text: t('destinations') },
              { to: paths.home(), text: t('planTrip') },
              { to: paths.terms(), text: t('footer:terms') },
              { to: paths.privacy(), text: t('footer:privacy') },
              { to: paths.legalNotice(), text: t('footer:legalNotice') },
            ]}
          />
        </nav>
      </Footer>
    </div>
  );
}
