import clsx from 'clsx';
import { Map as MapIcon, MapPinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PostCard } from '#db/public-reads/blog.ts';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage, onlyLanguage } from '#i18n/languages.ts';
import { LoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { PictureFrame } from '#web/ui/picture.tsx';
import { Lead, PicturedHead, PublicPage } from '#web/ui/public-page.tsx';
import { Prose, TextView } from '#web/ui/text-view.tsx';
import { PageActions } from '../../page-actions.tsx';
import type { SampleData, SampleTrip } from '../page-data.ts';
import { readItems, sampleDays, totalOf } from '../sample-items.ts';
import { SampleDay } from './sample-day.tsx';
import { SamplePicture } from './sample-picture.tsx';
import styles from './sample-trips.module.css';

// The dialog outweighs the page, so it loads on demand.
const UseSampleDialog = lazyPart(async () => (await import('./use-sample-dialog.tsx')).CopySampleDialog);

interface SamplePageProps {
  map: (sample: SampleTrip) => ReactNode;
  posts: (posts: readonly PostCard[]) => ReactNode;
}

/** Shows a trip to read and copy [PUB-1] [PUB-3]. */
export function SamplePage({ map, posts }: SamplePageProps) {
  const { t } = useTranslation('themed-trip');
  const all = (
    <Link className={buttonClass({ variant: 'go' })} to={paths.sampleTrips()}>
      {t('allSamples')}
    </Link>
  );
  return (
    <LoadedPage<SampleData>
      failed={{ title: t('title'), text: t('failedTrip') }}
      missing={{ title: t('unknownTripTitle'), text: t('unknownTripText'), children: all }}
    >
      {(data) => <SampleView {...data} map={map} renderPosts={posts} />}
    </LoadedPage>
  );
}

interface SampleViewProps extends SampleData, Pick<SamplePageProps, 'map'> {
  renderPosts: SamplePageProps['posts'];
}

function SampleView({ sample, tips, onlyIn, posts, map, renderPosts }: SampleViewProps) {
  const { t } = useTranslation('themed-trip');
  const { language } = useLanguage();
  const [isUsed, setUsed] = useState(false);
  const [hasMap, setHasMap] = useState(false);
  const summaries = { fr: sample.summary_fr, en: sample.summary_en };
  const items = readItems(sample, language);
  const { currency } = sample;
  const total = formatMoney(totalOf(items, currency), currency, language, { isShort: true });
  return (
    <PublicPage>
      <PicturedHead>
        <h1>{inLanguage(language, { fr: sample.title_fr, en: sample.title_en })}</h1>
        <Lead lang={onlyLanguage(summaries)}>{inLanguage(language, summaries)}</Lead>
        <div>
          <Row as="ul" align="stretch" wrap className={clsx(styles.sampleFacts, 'num')}>
            <li>{inLanguage(language, { fr: sample.destination_fr, en: sample.destination_en })}</li>
            <li>{t('days', { count: sample.days })}</li>
            <li>{t('costForTwo', { total })}</li>
          </Row>
          <Row gap={12} align="stretch" wrap className={styles.sampleActions}>
            <Button variant="go" size="big" onClick={() => setUsed(true)}>
              {t('useTrip')}
            </Button>
            <Button
              size="big"
              icon={hasMap ? <MapPinOff /> : <MapIcon />}
              aria-pressed={hasMap}
              onClick={() => setHasMap(!hasMap)}
            >
              {t('map')}
            </Button>
          </Row>
        </div>
        <PictureFrame>
          <SamplePicture sample={sample} isFirst />
        </PictureFrame>
      </PicturedHead>
      {hasMap && <div className={styles.sampleMap}>{map(sample)}</div>}
      <div className={styles.sampleDays}>
        {sampleDays(items, sample.days).map((ofDay, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
          <SampleDay key={index} number={index + 1} items={ofDay} currency={currency} />
        ))}
      </div>
      {tips.length > 0 && (
        <section className={styles.sampleTips}>
          <h2>{t('tipsTitle')}</h2>
          <Prose lang={onlyIn}>
            <TextView tree={tips} headingIds={[]} />
          </Prose>
        </section>
      )}
      <Note size={14} className={styles.sampleCostNote}>
        {t('costNote')}
      </Note>
      <PageActions>
        <Button variant="go" onClick={() => setUsed(true)}>
          {t('useTrip')}
        </Button>
        {sample.theme_slug && (
          <Link className={buttonClass()} to={paths.themedTrip(sample.theme_slug)}>
            {t('toTheme')}
          </Link>
        )}
        <Link className={buttonClass()} to={paths.sampleTrips()}>
          {t('allSamples')}
        </Link>
        {sample.country_iso_a2 && (
          <Link className={buttonClass()} to={paths.countryAdvice(sample.country_iso_a2)}>
            {t('toAdvice')}
          </Link>
        )}
      </PageActions>
      {posts.length > 0 && (
        <section>
          <h2>{t('toRead')}</h2>
          {renderPosts(posts)}
        </section>
      )}
      {isUsed && <UseSampleDialog slug={sample.slug} onClose={() => setUsed(false)} />}
    </PublicPage>
  );
}
