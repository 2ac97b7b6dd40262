import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parseInstant } from '#db/timestamps.ts';
import { parseDay } from '#domain/days.ts';
import { formatDate, formatDateRange } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { QueryProvider } from '#web/data/query-provider.tsx';
import { request } from '#web/data/request.ts';
import { useSession } from '#web/session/session.tsx';
import { Row } from '#web/ui/layout.tsx';
import styles from './custom-trip.module.css';

export function MyRequests() {
  return (
    <QueryProvider>
      <RequestList />
    </QueryProvider>
  );
}

function RequestList() {
  const { t } = useTranslation('custom-trip');
  const { language } = useLanguage();
  const { user } = useSession();
  const { data = [] } = useQuery({ ...myRequestsQuery(user?.id ?? ''), enabled: user !== null });
  if (data.length === 0) return null;
  const words: Record<string, string> = {
    new: t('statusNew'),
    suspect: t('statusNew'),
    in_progress: t('statusInProgress'),
    done: t('statusDone'),
    archived: t('statusArchived'),
  };
  return (
    <section className={styles.myRequests} aria-labelledby="my-requests">
      <h2 id="my-requests">{t('mine')}</h2>
      <ul>
        {data.map(({ id, destination, start_date, end_date, status, created_at }) => {
          const [start, end] = [parseDay(start_date), parseDay(end_date)];
          const sent = parseInstant(created_at)?.toZonedDateTimeISO(Temporal.Now.timeZoneId());
          return (
            <Row as="li" gap={20} rowGap={4} align="baseline" wrap key={id} data-status={status}>
              <b>{destination || t('anywhere')}</b>
              {start && end && <span className="num">{formatDateRange(start, end, language)}</span>}
              {sent && <span>{t('sentOn', { date: formatDate(sent.toPlainDate(), language) })}</span>}
              <strong>{words[status] ?? status}</strong>
            </Row>
          );
        })}
      </ul>
    </section>
  );
}

function fetchRequests(userId: string, signal: AbortSignal) {
  return request((client) =>
    client
      .from('custom_trip_requests')
      .select('id, destination, start_date, end_date, status, created_at')
      .eq('user_id', userId) // Supervisors may read all requests, but see only their own here.
      .order('created_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  );
}

/** Lists the newest request first [PUB-2]. */
const myRequestsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['requests', userId],
    queryFn: ({ signal }) => fetchRequests(userId, signal),
  });
