import { Map as MapIcon, MapPinOff } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SharedDocument } from '#db/plan.types.ts';
import { useLoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyPage } from '#web/ui/empty-state.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { PictureFrame } from '#web/ui/picture.tsx';
import { PrintView } from '../../print-view/components/print-view.tsx';
import { PrintDocuments } from '../../print-view/print-parts.ts';
import { useFormats } from '../../use-formats.ts';
import { asTripDetails } from '../shared-trip.ts';
import { type LinkedPlan, useSeenTrip } from '../use-seen-trip.ts';
import styles from './shared-trip.module.css';

export interface SharedTripParts {
  picture: (trip: TripDetails) => ReactNode;
  map: (trip: TripDetails, onSelect: (item: string, day: string) => void) => ReactNode;
  /** Receives documents of one item, or of the trip. */
  documents: (documents: readonly SharedDocument[]) => ReactNode;
}

const isSeen = ({ seenAt }: LinkedPlan) => seenAt !== undefined;

/** Shows no people, and no prices unless they are shared [PLUS-4]. */
export function SharedTripPage({ token, parts }: { token: string; parts: SharedTripParts }) {
  const { t } = useTranslation('trip');
  const { page, retry, isRetrying } = useLoadedPage<LinkedPlan>(isSeen);
  useSeenTrip(token, page);
  if (page.state === 'found') return <SharedTrip plan={page.data} parts={parts} />;
  if (page.state === 'missing')
    return (
      <EmptyPage className={styles.sharedState} title={t('sharedGoneTitle')} text={t('sharedGoneText')}>
        <Link className={buttonClass({ variant: 'go' })} to={paths.home()}>
          {t('sharedGoneHome')}
        </Link>
      </EmptyPage>
    );
  return (
    <EmptyPage className={styles.sharedState} title={t('loadFailedTitle')} text={t('sharedFailedText')}>
      <Button isBusy={isRetrying} onClick={retry}>
        {t('retry')}
      </Button>
    </EmptyPage>
  );
}

function SharedTrip({ plan, parts }: { plan: LinkedPlan; parts: SharedTripParts }) {
  const { t } = useTranslation('trip');
  const trip = useMemo(() => asTripDetails(plan), [plan]);
  const documentsOf = (itemId: string | null) => {
    const own = plan.documents.filter(({ item_id }) => item_id === itemId);
    return own.length > 0 && parts.documents(own);
  };
  const seenText = useSeenText();
  const [hasMap, setHasMap] = useState(false);
  const showDay = (day: string) => document.getElementById(`day-${day}`)?.scrollIntoView({ block: 'start' });
  return (
    <Stack gap={24} className={styles.sharedTrip} data-has-map={hasMap || undefined} data-needs-scripts="">
      <PictureFrame className={styles.sharedPicture}>{parts.picture(trip)}</PictureFrame>
      <Row gap={12} justify="between" wrap className={styles.sharedBar}>
        <p>{plan.seenAt === undefined ? t('sharedNotice') : seenText(plan.seenAt)}</p>
        <Button
          icon={hasMap ? <MapPinOff /> : <MapIcon />}
          aria-pressed={hasMap}
          onClick={() => setHasMap(!hasMap)}
        >
          {t('sharedMap')}
        </Button>
      </Row>
      {hasMap && <div className={styles.sharedMap}>{parts.map(trip, (_, day) => showDay(day))}</div>}
      <div className={styles.sharedPlan}>
        <PrintDocuments value={documentsOf}>
          <PrintView trip={trip} people={null} hasPrices={plan.shows_prices}>
            <Days trip={trip} />
          </PrintView>
        </PrintDocuments>
      </div>
    </Stack>
  );
}

/** Takes milliseconds since 1970. */
function useSeenText() {
  const { t } = useTranslation('trip');
  const { day, time } = useFormats();
  return (seenAt: number) => {
    const moment = Temporal.Instant.fromEpochMilliseconds(seenAt).toZonedDateTimeISO(
      Temporal.Now.timeZoneId(),
    );
    return t('sharedSeen', { day: day(moment.toPlainDate()), time: time(moment.hour * 60 + moment.minute) });
  };
}

function Days({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation('trip');
  const { tinyDay } = useFormats();
  const days = useMemo(() => daysOfTrip(trip), [trip]);
  if (days.length < 2) return null;
  return (
    <nav className={styles.sharedDays} aria-label={t('days')}>
      <Row as="ul" gap={8} align="stretch">
        {days.map((day) => (
          <li key={day.toString()}>
            <a href={`#day-${day.toString()}`}>{tinyDay(day)}</a>
          </li>
        ))}
      </Row>
    </nav>
  );
}
