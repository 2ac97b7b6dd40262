import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Landscape } from '#web/artwork/landscape.tsx';
import { paths } from '#web/paths.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import { PictureFrame } from '#web/ui/picture.tsx';
import { HOME_THEMES } from '../home-plans.ts';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';

export function HomeThemes() {
  const { t } = useTranslation('landing');
  return (
    <HomeSection aria-labelledby="themes-title">
      <PageWidth>
        <h2 id="themes-title">{t('themesTitle')}</h2>
        <ul className={styles.homeThemes}>
          {HOME_THEMES.map(({ slug, landscape, time, name }) => (
            <li key={slug}>
              <Link to={paths.themedTrip(slug)}>
                <PictureFrame as="span" className={styles.homePorthole}>
                  <Landscape kind={landscape} {...(time && { time })} />
                </PictureFrame>
                {t(name)}
              </Link>
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
