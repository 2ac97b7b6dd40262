import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SampleCard } from '#db/public-reads/samples.ts';
import { useLoadedPage } from '#web/data/use-loaded-page.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PublicNotice } from '#web/ui/public-notice.tsx';
import { Lead, PublicPage } from '#web/ui/public-page.tsx';
import { PageActions } from '../../page-actions.tsx';
import { SampleList } from './sample-list.tsx';

export function SamplesPage() {
  const { t } = useTranslation('themed-trip');
  const { page, retry, isRetrying } = useLoadedPage<SampleCard[]>();
  if (page.state !== 'found') {
    return (
      <PublicNotice
        title={t('samplesTitle')}
        text={t('failedTrip')}
        retry={{ text: t('retry'), isBusy: isRetrying, onRetry: retry }}
      />
    );
  }
  return (
    <PublicPage>
      <header>
        <h1>{t('samplesTitle')}</h1>
        <Lead>{page.data.length > 0 ? t('samplesLead') : t('noSamples')}</Lead>
      </header>
      <SampleList samples={page.data} headingLevel={2} />
      <PageActions>
        <Link className={buttonClass()} to={paths.themes()}>
          {t('allThemes')}
        </Link>
      </PageActions>
    </PublicPage>
  );
}
