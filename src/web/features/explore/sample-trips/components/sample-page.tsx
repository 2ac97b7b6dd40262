import clsx from 'clsx';
import { Map as MapIcon, MapPinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Sample, sampleRead } from '#db/public-reads/samples.ts';
import { formatMoney } from '#i18n/format.ts';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ReadyMarkdown } from '#web/data/ready-markdown.tsx';
import { usePublicRow } from '#web/data/use-public.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import proseStyles from '#web/ui/prose.module.css';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import exploreStyles from '../../explore.module.css';
import { itemsByDay, readItems, totalOf } from '../sample-items.ts';
import styles from '../sample-trips.module.css';
import { SampleDay } from './sample-day.tsx';
import { SamplePicture } from './sample-picture.tsx';

// With its dialog it weighs more than the page: loaded when it is asked for.
const UseSampleDialog = lazyPart(async () => (await import('./use-sample-dialog.tsx')).CopySampleDialog);

interface SamplePageProps {
  slug: string;
  /** Where it all is; asked for when the reader opens it. */
  map: (sample: Sample) => ReactNode;
}

/** A trip of the house to read, day by day, and to make one's own (PUB-1, PUB-3). */
export function SamplePage({ slug, map }: SamplePageProps) {
  const { t } = useTranslation('themed-trip');
  const { language } = useLanguage();
  const { row: sample, isPending, isError, refetch } = usePublicRow(sampleRead(slug));
  usePageTitle(sample ? inLanguage(language, { fr: sample.title_fr, en: sample.title_en }) : undefined);
  if (isPending) return <Spinner className={publicPageStyles.pageSpinner} label={t('loadingTrip')} />;
  if (sample) return <SampleView sample={sample} map={map} />;
  return (
    <div className={clsx(publicPageStyles.publicPage, publicPageStyles.publicNotice)} data-slot="public-page">
      <h1>{isError ? t('title') : t('unknownTripTitle')}</h1>
      <p>{isError ? t('failedTrip') : t('unknownTripText')}</p>
      {isError ? (
        <Button onClick={() => refetch()}>{t('retry')}</Button>
      ) : (
        <Link className={buttonClass({ variant: 'go' })} to={paths.home()}>
          {t('plan')}
        </Link>
      )}
    </div>
  );
}

function SampleView({ sample, map }: { sample: Sample; map: SamplePageProps['map'] }) {
  const { t } = useTranslation('themed-trip');
  const { language } = useLanguage();
  const [isUsed, setUsed] = useState(false);
  const [hasMap, setHasMap] = useState(false);
  const items = readItems(sample, language);
  const tips = inLanguage(language, { fr: sample.tips_fr, en: sample.tips_en });
  const { currency } = sample;
  const total = formatMoney(totalOf(items, currency), currency, language, { isShort: true });
  return (
    <div className={publicPageStyles.publicPage} data-slot="public-page">
      <header className={publicPageStyles.publicHeadPictured}>
        <h1>{inLanguage(language, { fr: sample.title_fr, en: sample.title_en })}</h1>
        <p className={publicPageStyles.lead}>
          {inLanguage(language, { fr: sample.summary_fr, en: sample.summary_en })}
        </p>
        <div>
          <ul className={clsx(styles.sampleFacts, 'num')}>
            <li>{inLanguage(language, { fr: sample.destination_fr, en: sample.destination_en })}</li>
            <li>{t('days', { count: sample.days })}</li>
            <li>{t('costForTwo', { total })}</li>
          </ul>
          <div className={styles.sampleActions}>
            <Button variant="go" size="big" onClick={() => setUsed(true)}>
              {t('useTrip')}
            </Button>
            <Button
              size="big"
              icon={hasMap ? <MapPinOff aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
              aria-pressed={hasMap}
              onClick={() => setHasMap(!hasMap)}
            >
              {t('map')}
            </Button>
          </div>
        </div>
        <div className={clsx(publicPageStyles.publicHeadPicture, styles.samplePicture)}>
          <SamplePicture sample={sample} isFirst />
        </div>
      </header>
      {hasMap && <div className={styles.sampleMap}>{map(sample)}</div>}
      <div className={styles.sampleDays}>
        {itemsByDay(items, sample.days).map((ofDay, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
          <SampleDay key={index} number={index + 1} items={ofDay} currency={currency} />
        ))}
      </div>
      {tips && (
        <section className={styles.sampleTips}>
          <h2>{t('tipsTitle')}</h2>
          <div className={proseStyles.prose} data-slot="prose">
            <ReadyMarkdown text={tips} />
          </div>
        </section>
      )}
      <p className={styles.sampleCostNote}>{t('costNote')}</p>
      <p className={exploreStyles.themeActions}>
        <Button variant="go" onClick={() => setUsed(true)}>
          {t('useTrip')}
        </Button>
        {sample.theme_slug && (
          <Link className={buttonClass()} to={paths.themedTrip(sample.theme_slug)}>
            {t('toTheme')}
          </Link>
        )}
        {sample.country_iso_a2 && (
          <Link className={buttonClass()} to={paths.countryAdvice(sample.country_iso_a2)}>
            {t('toAdvice')}
          </Link>
        )}
      </p>
      {isUsed && <UseSampleDialog slug={sample.slug} onClose={() => setUsed(false)} />}
    </div>
  );
}
