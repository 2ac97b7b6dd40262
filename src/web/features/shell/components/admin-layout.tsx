import clsx from 'clsx';
import {
  ArrowLeft,
  BookOpen,
  ChartNoAxesColumn,
  Compass,
  Flag,
  Globe2,
  History,
  House,
  LineChart,
  ListTree,
  Luggage,
  Mail,
  Map as MapIcon,
  Menu,
  Palette,
  Plane,
  Scale,
  ShieldCheck,
  Ticket,
  Users,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet } from 'react-router';
import { Logo } from '#web/artwork/logo.tsx';
import { comingAdminPaths, paths } from '#web/paths.ts';
import { countText } from '#web/ui/count-text.ts';
import { Note, Row } from '#web/ui/layout.tsx';
import { usePageMenu } from '../use-page-menu.ts';
import styles from './admin.module.css';
import barStyles from './bar.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';

interface AdminLayoutProps {
  userMenu: ReactNode;
  /** [ADMIN-7] */
  waiting: { requests: number; messages: number };
  notice?: ReactNode;
  /** Replaces the page until it is met. */
  demand?: ReactNode;
}

/** [ADMIN-1] [ADMIN-2] */
export function AdminLayout({ userMenu, waiting, notice, demand }: AdminLayoutProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { isOpen, button } = usePageMenu('adm-menu');

  const parts = [
    { to: paths.adminActivities(), text: t('activities'), Icon: Ticket },
    { to: paths.adminPosts(), text: t('blog'), Icon: BookOpen },
    { to: paths.adminThemes(), text: t('themes'), Icon: Palette },
    { to: paths.adminSamples(), text: t('samples'), Icon: Compass },
    { to: paths.adminLegal(), text: t('legalPages'), Icon: Scale },
    { to: paths.adminRequests(), text: t('requests'), Icon: Luggage, count: waiting.requests },
    { to: paths.adminMessages(), text: t('messages'), Icon: Mail, count: waiting.messages },
    { to: paths.adminUsers(), text: t('users'), Icon: Users },
    { to: paths.adminCountries(), text: t('countries'), Icon: Flag },
    { to: paths.adminAirports(), text: t('airports'), Icon: Plane },
    { to: paths.adminAudit(), text: t('audit'), Icon: History },
    { to: paths.adminSecurity(), text: t('security'), Icon: ShieldCheck },
  ];
  const coming = [
    { to: comingAdminPaths.dashboard(), text: t('dashboard'), Icon: LineChart },
    { to: comingAdminPaths.inspirationTrips(), text: t('inspirationTrips'), Icon: MapIcon },
    { to: comingAdminPaths.customTypes(), text: t('customTypes'), Icon: ListTree },
    { to: comingAdminPaths.stats(), text: t('stats'), Icon: ChartNoAxesColumn },
    { to: comingAdminPaths.visitedCountries(), text: t('visitedCountries'), Icon: Globe2 },
  ];

  return (
    <div className={styles.adm} data-open={isOpen || undefined}>
      <header className={styles.admSide}>
        <Row className={styles.admBar}>
          <Link className={barStyles.topLogo} to={paths.home()} aria-label={t('common:homeLink')}>
            <Logo />
          </Link>
          <button
            className={clsx(barStyles.topControl, barStyles.topMenuButton)}
            aria-label={t('common:navMenu')}
            {...button}
          >
            {isOpen ? <X /> : <Menu />}
          </button>
        </Row>
        <div className={styles.admMenu} id="adm-menu">
          <nav aria-label={t('nav')}>
            <ul>
              <li>
                <Row as={NavLink} gap={10} className={clsx(styles.admLink)} to={paths.admin()} end>
                  <House />
                  {t('home')}
                </Row>
              </li>
              {parts.map(({ to, text, Icon, count = 0 }) => (
                <li key={to}>
                  <Row as={NavLink} gap={10} className={clsx(styles.admLink)} to={to}>
                    <Icon aria-hidden="true" />
                    {text}
                    {count > 0 && (
                      <span
                        className={clsx(styles.admWaiting, 'num')}
                        role="img"
                        aria-label={t('waiting', { count })}
                      >
                        {countText(count)}
                      </span>
                    )}
                  </Row>
                </li>
              ))}
            </ul>
            <ul className={styles.admComing}>
              {coming.map(({ to, text, Icon }) => (
                <li key={to}>
                  <Row as={Link} gap={10} className={styles.admLink} to={to}>
                    <Icon aria-hidden="true" />
                    {text}{' '}
                    <Note as="span" size={12} className={styles.admSoon}>
                      {t('soon')}
                    </Note>
                  </Row>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.admEnd}>
            <Row as={Link} gap={10} className={styles.admLink} to={paths.dashboard()}>
              <ArrowLeft />
              {t('backToSite')}
            </Row>
            <Row justify="between" className={styles.admAccount}>
              {userMenu}
              <LanguageSwitcher />
            </Row>
          </div>
        </div>
      </header>
      <main className={styles.admMain} id="content">
        {notice}
        {demand || <Outlet />}
      </main>
    </div>
  );
}
