import { FileInput, Plus, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '#domain/days.ts';
import { formatRelativeDays } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { arrangeTrips, countUpcoming, isCancelled, rangeOf } from '../model.ts';
import type { TripSummary } from '../queries.ts';
import styles from './dashboard.module.css';

/** Counts the trips to come and names the departure of the next one. */
function useOutlook(trips: readonly TripSummary[], today: Temporal.PlainDate): string {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { next } = arrangeTrips(trips, today);
  if (!next || isCancelled(next)) return trips.length > 0 ? t('noneUpcoming') : '';
  const phase = phaseOf(rangeOf(next), today);
  const count = countUpcoming(trips, today);
  const number = t('numberWords').split('|')[count] ?? String(count);
  const upcoming = count > 0 ? t('upcoming', { count, number }) : '';
  if (phase.kind === 'ongoing') {
    return [t('underWay', { day: phase.day, days: phase.total }), upcoming].filter(Boolean).join(' ');
  }
  if (phase.kind === 'past') return upcoming;
  return `${upcoming} ${t('nextLeaves', { when: formatRelativeDays(phase.days, language) })}`;
}

interface DashboardHeadProps {
  trips: readonly TripSummary[];
  today: Temporal.PlainDate;
  isLoaded: boolean;
  isFetching: boolean;
  onReload: () => void;
  onImport: () => void;
  /** Null while the page below has the button. */
  onCreate: (() => void) | null;
}

export function DashboardHead({
  trips,
  today,
  isLoaded,
  isFetching,
  onReload,
  onImport,
  onCreate,
}: DashboardHeadProps) {
  const { t } = useTranslation('dashboard');
  const outlook = useOutlook(trips, today);
  return (
    <header className={styles.dashboardHead}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.dashboardOutlook}>{isLoaded && outlook}</p>
      </div>
      <Row gap={8} className={styles.dashboardActions}>
        <IconButton label={t('reload')} onClick={onReload} disabled={isFetching}>
          <RotateCw />
        </IconButton>
        <Button variant="quiet" icon={<FileInput />} onClick={onImport}>
          {t('importTrip')}
        </Button>
        {onCreate && (
          <Button
            variant="go"
            icon={<Plus />}
            onClick={onCreate}
            // Before the first trip, the button is in the page below: a press must not hit it while it moves.
            disabled={isFetching && !isLoaded}
          >
            {t('create')}
          </Button>
        )}
      </Row>
    </header>
  );
}
