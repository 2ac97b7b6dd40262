import clsx from 'clsx';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '#web/artwork/logo.tsx';
import { paths } from '#web/paths.ts';
import { Row } from '#web/ui/layout.tsx';
import barStyles from './bar.module.css';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export const MainFooter = memo(function MainFooter() {
  const { t } = useTranslation(['common', 'footer']);
  const groups = [
    {
      title: t('footer:groupProduct'),
      links: [
        { to: paths.features(), text: t('footer:features') },
        { to: paths.premium(), text: t('footer:premium') },
        { to: paths.sampleTrips(), text: t('footer:sampleTrips') },
        { to: paths.themes(), text: t('footer:themes') },
        { to: paths.customTrip(), text: t('footer:customTrips') },
      ],
    },
    {
      title: t('footer:groupCompany'),
      links: [
        { to: paths.blog(), text: t('footer:blog') },
        { to: paths.contact(), text: t('footer:contact') },
      ],
    },
    {
      title: t('footer:groupSupport'),
      links: [
        { to: paths.advice(), text: t('footer:advice') },
        { to: paths.contact({ about: 'help' }), text: t('footer:help') },
        { to: paths.contact({ about: 'problem' }), text: t('footer:problem') },
      ],
    },
    {
      title: t('footer:groupLegal'),
      links: [
        { to: paths.terms(), text: t('footer:terms') },
        { to: paths.privacy(), text: t('footer:privacy') },
        { to: paths.legalNotice(), text: t('footer:legalNotice') },
      ],
    },
  ];
  return (
    <Footer about={t('footer:about')} end={<SocialLinks />}>
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <FooterLinks links={links} />
        </section>
      ))}
    </Footer>
  );
});

interface FooterProps {
  className?: string | undefined;
  about: string;
  end?: ReactNode;
  children: ReactNode;
}

/** The frame of every footer: logo, groups of links, and a line at the end. */
export function Footer({ className, about, end, children }: FooterProps) {
  const { t } = useTranslation();
  return (
    <footer className={clsx(styles.foot, className)} data-slot="foot" data-print="none">
      <div className={styles.footGroups} data-slot="foot-groups">
        <div className={styles.footAbout}>
          <Link className={barStyles.topLogo} to={paths.home()} aria-label={t('homeLink')}>
            <Logo />
          </Link>
          <p>{about}</p>
        </div>
        {children}
      </div>
      <Row gap={24} rowGap={12} wrap className={styles.footEnd}>
        <Copyright />
        <ThemeSwitch />
        {end}
      </Row>
    </footer>
  );
}

export function FooterLinks({ links }: { links: readonly { to: string; text: string }[] }) {
  return (
    <ul>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

/** [NAV-7] */
export function Copyright() {
  const { t } = useTranslation('footer');
  const [year] = useState(() => new Date().getFullYear());
  // Server and browser may disagree at New Year.
  return <p suppressHydrationWarning>{t('copyright', { year })}</p>;
}
