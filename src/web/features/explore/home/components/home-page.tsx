import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Landscape } from '#web/artwork/landscape.tsx';
import { ScriptedForm } from '#web/forms/scripted-form.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageWidth, Stack } from '#web/ui/layout.tsx';
import { PictureFrame } from '#web/ui/picture.tsx';
import { StopsDrawing } from '#web/ui/stops.tsx';
import { HOME_THEMES } from '../home-plans.ts';
import styles from './home.module.css';
import { HomeExamples } from './home-examples.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeSection } from './home-section.tsx';
import { QuickPlanForm } from './quick-plan-form.tsx';

interface HomePageProps {
  posts: ReactNode;
  today: Temporal.PlainDate;
  /** Slugs of themes and examples that are not there. */
  hidden: readonly string[];
}

export function HomePage({ posts, today, hidden }: HomePageProps) {
  return (
    <>
      <HomeHero />
      <HomeFeatures />
      <HomeExamples today={today} hidden={hidden} />
      <HomeThemes hidden={hidden} />
      {posts}
      <HomeCall />
    </>
  );
}

function HomeHero() {
  const { t } = useTranslation('landing');
  return (
    <>
      <section className={styles.hero} aria-labelledby="hero-title">
        {/* The scene that index.html draws once, without script or request, and whose time of day it decides. */}
        <svg className={clsx('scene', styles.heroScene)} aria-hidden="true">
          <use className="scene-day" href="#scene-day" />
          <use className="scene-evening" href="#scene-evening" />
        </svg>
        <PageWidth className={styles.heroText}>
          <h1 id="hero-title">{t('heroTitle')}</h1>
          <p>{t('heroText')}</p>
        </PageWidth>
      </section>
      <PageWidth>
        <ScriptedForm>
          <QuickPlanForm />
        </ScriptedForm>
      </PageWidth>
    </>
  );
}

function HomeThemes({ hidden }: Pick<HomePageProps, 'hidden'>) {
  const { t } = useTranslation('landing');
  const themes = HOME_THEMES.filter(({ slug }) => !hidden.includes(slug));
  if (themes.length === 0) return null;
  return (
    <HomeSection aria-labelledby="themes-title">
      <PageWidth>
        <h2 id="themes-title">{t('themesTitle')}</h2>
        <ul className={styles.homeThemes}>
          {themes.map(({ slug, landscape, time, name }) => (
            <li key={slug}>
              <Stack as={Link} gap={12} to={paths.themedTrip(slug)}>
                <PictureFrame as="span" className={styles.homePorthole}>
                  <Landscape kind={landscape} {...(time && { time })} />
                </PictureFrame>
                {t(name)}
              </Stack>
            </li>
          ))}
        </ul>
        <p className={styles.homeMore}>
          <Link to={paths.themes()}>{t('allThemes')}</Link>
        </p>
      </PageWidth>
    </HomeSection>
  );
}

function HomeCall() {
  const { t } = useTranslation('landing');
  const { user } = useSession();
  return (
    <HomeSection aria-labelledby="call-title">
      <PageWidth className={styles.homeCall}>
        <StopsDrawing className={styles.homeCallLine} viewBox="0 0 320 24">
          <path d="M12 12H308" />
          <circle cx="12" cy="12" r="7" />
          <circle cx="160" cy="12" r="7" />
          <circle cx="308" cy="12" r="10" data-filled="" />
        </StopsDrawing>
        <h2 id="call-title">{t('callTitle')}</h2>
        <p>{t('callText')}</p>
        <div className={styles.homeCallActions}>
          {user ? (
            <Link className={buttonClass({ variant: 'lagoon', size: 'big' })} to={paths.dashboard()}>
              {t('callTrips')}
            </Link>
          ) : (
            <Link
              className={buttonClass({ variant: 'lagoon', size: 'big' })}
              to={paths.auth({ action: 'signup' })}
            >
              {t('callSignUp')}
            </Link>
          )}
          <Link className="link" to={paths.customTrip()}>
            {t('callCustom')}
          </Link>
        </div>
      </PageWidth>
    </HomeSection>
  );
}
