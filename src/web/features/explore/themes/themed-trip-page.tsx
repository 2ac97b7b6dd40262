import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useLoadedPage } from '#web/data/use-loaded-page.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Picture } from '#web/ui/picture.tsx';
import proseStyles from '#web/ui/prose.module.css';
import publicPageStyles from '#web/ui/public-page.module.css';
import { TextView } from '#web/ui/text-view.tsx';
import styles from '../explore.module.css';
import type { ThemeData } from './page-data.ts';
import { ThemeLinks } from './theme-links.tsx';
import { ThemeTrips } from './theme-trips.tsx';

/** A theme's page; a theme that is not known offers those that are (PUB-3). */
export function ThemedTripPage({ slug }: { slug: string }) {
  const { t } = useTranslation('themed-trip');
  const { language } = useLanguage();
  const { page, retry, isRetrying } = useLoadedPage<ThemeData>();

  if (page.state !== 'found') {
    return (
      <div
        className={clsx(publicPageStyles.publicPage, publicPageStyles.publicNotice)}
        data-slot="public-page"
      >
        <h1>{t('title')}</h1>
        <p>{t('failed')}</p>
        <Button variant="line" isBusy={isRetrying} onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }

  const { theme, body, themes, samples } = page.data;
  const others = themes
    .filter((candidate) => candidate.slug !== slug)
    .map(({ slug: other, title_fr, title_en, image_url }) => ({
      slug: other,
      title: inLanguage(language, { fr: title_fr, en: title_en }),
      imageUrl: image_url,
    }));

  if (!theme) {
    return (
      <div className={publicPageStyles.publicPage} data-slot="public-page">
        <header>
          <h1>{t('unknownTitle')}</h1>
          <p className={publicPageStyles.lead}>{t('unknownText')}</p>
        </header>
        <ThemeLinks themes={others} />
      </div>
    );
  }

  const tagline = inLanguage(language, { fr: theme.tagline_fr, en: theme.tagline_en });
  return (
    <div className={publicPageStyles.publicPage} data-slot="public-page">
      <header>
        <h1>{inLanguage(language, { fr: theme.title_fr, en: theme.title_en })}</h1>
        {tagline && <p className={publicPageStyles.lead}>{tagline}</p>}
      </header>
      <div className={styles.themePicture}>
        <Picture url={theme.image_url} fallback={<Landscape place={slug} loading="eager" />} />
      </div>
      {body.length > 0 && (
        <div className={proseStyles.prose} data-slot="prose">
          <TextView tree={body} headingIds={[]} />
        </div>
      )}
      <ThemeTrips samples={samples} />
      <p className={styles.themeActions}>
        <Link className={buttonClass({ variant: 'line' })} to={paths.home()}>
          {t('plan')}
        </Link>
        <Link className={buttonClass({ variant: 'line' })} to={paths.customTrip()}>
          {t('custom')}
        </Link>
      </p>
      {others.length > 0 && (
        <section>
          <h2>{t('othersTitle')}</h2>
          <ThemeLinks themes={others} />
        </section>
      )}
    </div>
  );
}
