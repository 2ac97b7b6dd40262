import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageWidth } from '#web/ui/layout.tsx';
import { StopsDrawing } from '#web/ui/stops.tsx';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';

export function HomeCall() {
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
