import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SampleCard } from '#db/public-reads/samples.ts';
import { LoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PublicHead, PublicPage } from '#web/ui/public-page.tsx';
import { PageActions } from '../../page-actions.tsx';
import { SampleList } from './sample-list.tsx';

export function SamplesPage() {
  const { t } = useTranslation('themed-trip');
  return (
    <LoadedPage<SampleCard[]> failed={{ title: t('samplesTitle'), text: t('failedTrip') }}>
      {(samples) => (
        <PublicPage>
          <PublicHead
            title={t('samplesTitle')}
            lead={samples.length > 0 ? t('samplesLead') : t('noSamples')}
          />
          <SampleList samples={samples} headingLevel={2} />
          <PageActions>
            <Link className={buttonClass()} to={paths.themes()}>
              {t('allThemes')}
            </Link>
          </PageActions>
        </PublicPage>
      )}
    </LoadedPage>
  );
}
