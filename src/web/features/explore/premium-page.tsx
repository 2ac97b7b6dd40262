import { useTranslation } from 'react-i18next';
import { Landscape } from '#web/artwork/landscape.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, VisuallyHidden } from '#web/ui/layout.tsx';
import { Lead, PicturedHead, PublicPage } from '#web/ui/public-page.tsx';
import { Stops } from '#web/ui/stops.tsx';
import { toast } from '#web/ui/toasts.ts';
import styles from './explore.module.css';

/** The two buttons do nothing yet [PUB-4] [PROF-4]. */
export function PremiumPage() {
  const { t } = useTranslation('premium');
  const { user } = useSession();

  const answer = () => toast({ title: t('notImplemented'), description: t('notImplementedDetail') });

  const gifts = [
    { title: t('inviteTitle'), text: t('inviteText') },
    { title: t('rolesTitle'), text: t('rolesText') },
    { title: t('accountTitle'), text: t('accountText') },
  ];
  const rows = [
    { text: t('freeTrips'), isFree: true },
    { text: t('freePlan'), isFree: true },
    { text: t('freeCosts'), isFree: true },
    { text: t('freeGuests'), isFree: true },
    { text: t('inviteTitle'), isFree: false },
    { text: t('rolesTitle'), isFree: false },
    { text: t('accountTitle'), isFree: false },
  ];

  return (
    <PublicPage>
      <PicturedHead>
        <h1>{t('heading')}</h1>
        <Lead>{t('lead')}</Lead>
        <Row as="p" gap={20} rowGap={12} wrap className={styles.premiumAction}>
          {user?.isPremium ? (
            <>
              <span className={styles.premiumStatus}>{t('statusActive')}</span>
              <Button variant="line" onClick={answer}>
                {t('cancel')}
              </Button>
            </>
          ) : (
            <Button variant="go" size="big" onClick={answer}>
              {t('upgrade')}
            </Button>
          )}
        </Row>
        <Landscape kind="islands" loading="eager" />
      </PicturedHead>
      <section>
        <h2>{t('givesTitle')}</h2>
        <Stops arrives className={styles.routeSteps}>
          {gifts.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Stops>
      </section>
      <section>
        <h2>{t('compareTitle')}</h2>
        <div className={styles.premiumCompare}>
          <table>
            <VisuallyHidden as="caption">{t('compareTitle')}</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">{t('compareWhat')}</th>
                <th scope="col">{t('compareFree')}</th>
                <th scope="col">{t('title')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ text, isFree }) => (
                <tr key={text}>
                  <th scope="row">{text}</th>
                  <td>{isFree ? t('yes') : t('no')}</td>
                  <td>{t('yes')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </PublicPage>
  );
}
