import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRecentDay } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { olderPages } from '#web/data/older-page.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { authorsOf } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Status } from '#web/ui/status.tsx';
import { useToday } from '#web/ui/timing.ts';
import styles from './activity.module.css';
import { ActivityEntry } from './activity-entry.tsx';
import { byDay, entriesOf, momentOf } from './activity-log.ts';
import { useActivity, useMarkSeen } from './use-activity.ts';

export function ActivitySection({ trip, userId }: { trip: TripDetails; userId: string }) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const { language } = useLanguage();
  const headingId = useId();
  const pages = useActivity(trip);
  const older = olderPages(pages);
  const newSince = useMarkSeen(trip, userId, pages.data?.pages[0]?.[0]?.created_at);
  const people = authorsOf(trip);
  const today = useToday();
  const dayName = (iso: string) => formatRecentDay(iso, today, language, 'weekday');
  // On narrow screens the panel is a page of its own.
  const isBeside = matchMedia('(width >= 820px)').matches;
  const entries = entriesOf(pages.data?.pages.flat() ?? []);
  return (
    <Stack as="section" gap={14} align="start" className={styles.activity} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('collaborators:activity')}</h2>
      {pages.isPending && <Spinner label={t('collaborators:activityLoading')} />}
      {pages.isError && !pages.data && (
        <p className={styles.activityNote}>
          {t('collaborators:activityFailed')}{' '}
          <Button size="small" onClick={() => void pages.refetch()}>
            {t('trip:retry')}
          </Button>
        </p>
      )}
      {pages.data && entries.length === 0 && (
        <p className={styles.activityNote}>{t('collaborators:activityNone')}</p>
      )}
      {byDay(entries, Temporal.Now.timeZoneId()).map(({ day, entries: ofDay }) => (
        <section key={day} className={styles.activityDay} aria-label={dayName(day)}>
          <Row as="h3" gap={20}>
            {dayName(day)}
          </Row>
          <ul>
            {ofDay.map((entry) => (
              <ActivityEntry
                key={`${entry.id}`}
                entry={entry}
                trip={trip}
                people={people}
                isBeside={isBeside}
                isNew={newSince !== null && entry.created_by !== userId && momentOf(entry) > newSince}
              />
            ))}
          </ul>
        </section>
      ))}
      <Status>
        {older.isFailed && !older.isLoading && (
          <p className={styles.activityNote}>{t('collaborators:activityFailed')}</p>
        )}
      </Status>
      {older.hasOlder && (
        <Button variant="line" isBusy={older.isLoading} onClick={older.onOlder}>
          {t('collaborators:activityOlder')}
        </Button>
      )}
      {entries.length > 0 && !older.hasOlder && (
        <p className={styles.activityNote}>{t('collaborators:activityRetention')}</p>
      )}
    </Stack>
  );
}
