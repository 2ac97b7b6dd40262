import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ThemeCard } from '#db/public-reads/themes.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage, onlyLanguage } from '#i18n/languages.ts';
import { Landscape } from '#web/artwork/landscape.tsx';
import { LoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { PublicHead, PublicPage } from '#web/ui/public-page.tsx';
import { PageActions } from '../page-actions.tsx';
import { Plates } from '../sample-trips/components/sample-list.tsx';

export function ThemesPage() {
  const { t } = useTranslation('themed-trip');
  const { language } = useLanguage();
  return (
    <LoadedPage<ThemeCard[]> failed={{ title: t('title'), text: t('failed') }}>
      {(themes) => (
        <PublicPage>
          <PublicHead title={t('title')} lead={t('themesLead')} />
          <Plates>
            {themes.map((theme) => {
              const taglines = { fr: theme.tagline_fr, en: theme.tagline_en };
              return (
                <li key={theme.slug}>
                  <Plate
                    picture={<Picture url={theme.image_url} fallback={<Landscape place={theme.slug} />} />}
                    title={
                      <Link to={paths.themedTrip(theme.slug)}>
                        {inLanguage(language, { fr: theme.title_fr, en: theme.title_en })}
                      </Link>
                    }
                    headingLevel={2}
                    meta={<span lang={onlyLanguage(taglines)}>{inLanguage(language, taglines)}</span>}
                  />
                </li>
              );
            })}
          </Plates>
          <PageActions>
            <Link className={buttonClass()} to={paths.sampleTrips()}>
              {t('allSamples')}
            </Link>
          </PageActions>
        </PublicPage>
      )}
    </LoadedPage>
  );
}
