import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readPictureTexts } from '#domain/pictures.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage, onlyLanguage } from '#i18n/languages.ts';
import { Landscape } from '#web/artwork/landscape.tsx';
import { LoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Picture, PictureCaption, PictureFigure, PictureFrame } from '#web/ui/picture.tsx';
import { Lead, PublicHead, PublicPage } from '#web/ui/public-page.tsx';
import { Prose, TextView } from '#web/ui/text-view.tsx';
import { PageActions } from '../page-actions.tsx';
import { SampleList } from '../sample-trips/components/sample-list.tsx';
import type { ThemeData } from './page-data.ts';
import styles from './themes.module.css';

/** Offers the other themes when this one is unknown [PUB-3]. */
export function ThemedTripPage({ slug }: { slug: string }) {
  const { t } = useTranslation('themed-trip');
  return (
    <LoadedPage<ThemeData> failed={{ title: t('title'), text: t('failed') }}>
      {(data) => <ThemedTrip slug={slug} {...data} />}
    </LoadedPage>
  );
}

function ThemedTrip({ slug, theme, body, onlyIn, themes, samples }: ThemeData & { slug: string }) {
  const { t } = useTranslation('themed-trip');
  const { language } = useLanguage();
  const others = themes
    .filter((candidate) => candidate.slug !== slug)
    .map(({ slug: other, title_fr, title_en, image_url }) => ({
      slug: other,
      title: inLanguage(language, { fr: title_fr, en: title_en }),
      imageUrl: image_url,
    }));

  if (!theme) {
    return (
      <PublicPage>
        <PublicHead title={t('unknownTitle')} lead={t('unknownText')} />
        <ThemeLinks themes={others} />
      </PublicPage>
    );
  }

  const taglines = { fr: theme.tagline_fr, en: theme.tagline_en };
  const texts = readPictureTexts(theme.picture_texts);
  const tagline = inLanguage(language, taglines);
  return (
    <PublicPage>
      <header>
        <h1>{inLanguage(language, { fr: theme.title_fr, en: theme.title_en })}</h1>
        {tagline && <Lead lang={onlyLanguage(taglines)}>{tagline}</Lead>}
      </header>
      <PictureFigure className={styles.themePicture}>
        <Picture
          url={theme.image_url}
          alt={inLanguage(language, { fr: texts.alt_fr, en: texts.alt_en })}
          fallback={<Landscape place={slug} loading="eager" />}
        />
        {theme.image_url && (
          <PictureCaption
            caption={inLanguage(language, { fr: texts.caption_fr, en: texts.caption_en })}
            credit={texts.credit}
          />
        )}
      </PictureFigure>
      {body.length > 0 && (
        <Prose lang={onlyIn}>
          <TextView tree={body} headingIds={[]} />
        </Prose>
      )}
      {samples.length > 0 && (
        <section>
          <h2>{t('tripsTitle')}</h2>
          <SampleList samples={samples} />
        </section>
      )}
      <PageActions>
        <Link className={buttonClass({ variant: 'line' })} to={paths.home()}>
          {t('plan')}
        </Link>
        <Link className={buttonClass({ variant: 'line' })} to={paths.sampleTrips()}>
          {t('allSamples')}
        </Link>
        <Link className={buttonClass({ variant: 'line' })} to={paths.customTrip()}>
          {t('custom')}
        </Link>
      </PageActions>
      {others.length > 0 && (
        <section>
          <h2>{t('othersTitle')}</h2>
          <ThemeLinks themes={others} />
        </section>
      )}
    </PublicPage>
  );
}

interface ThemeLink {
  slug: string;
  title: string;
  imageUrl: string | null;
}

function ThemeLinks({ themes }: { themes: readonly ThemeLink[] }) {
  return (
    <ul className={styles.themeLinks}>
      {themes.map(({ slug, title, imageUrl }) => (
        <li key={slug}>
          <Stack as={Link} gap={12} to={paths.themedTrip(slug)}>
            <PictureFrame as="span" className={styles.themePorthole}>
              <Picture url={imageUrl} fallback={<Landscape place={slug} />} />
            </PictureFrame>
            {title}
          </Stack>
        </li>
      ))}
    </ul>
  );
}
