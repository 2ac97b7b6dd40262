import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Figures } from '#db/admin.types.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { paths } from '#web/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { PageHead } from '../../components/list-parts.tsx';
import { LoadFailure } from '../../components/loaded.tsx';
import { figuresQuery } from '../queries.ts';
import { CoverageMap } from './coverage-map.tsx';
import styles from './figures.module.css';
import { WeeksChart } from './weeks-chart.tsx';

export function FiguresPage() {
  const { t } = useTranslation('admin');
  const { data: figures, error, isPending, refetch } = useQuery(figuresQuery());
  return (
    <>
      <PageHead title={t('home')} />
      {isPending && <Spinner fillsPage label={t('loading')} />}
      {!isPending && !figures && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {figures && (
        <>
          <KeyFigures figures={figures} />
          <div className={styles.admCharts}>
            <WeeksChart title={t('newUsers')} weeks={figures.weeks} countOf={({ users }) => users} />
            <WeeksChart title={t('newTrips')} weeks={figures.weeks} countOf={({ trips }) => trips} />
            <WeeksChart title={t('newRequests')} weeks={figures.weeks} countOf={({ requests }) => requests} />
          </div>
          <CoverageMap coverage={figures.coverage} />
        </>
      )}
    </>
  );
}

function KeyFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { users, trips, posts, activities, requests, messages } = figures;
  const shown = [
    {
      to: paths.adminUsers(),
      label: t('figureUsers'),
      value: users.total,
      more: t('figureUsersMore', { premium: number(users.premium), banned: number(users.banned) }),
    },
    { to: null, label: t('figureTrips'), value: trips.total, more: t('figureTripsMore') },
    {
      to: paths.adminActivities(),
      label: t('figureActivities'),
      value: activities.total,
      more: t('figureActivitiesMore', { hidden: number(activities.unpublished) }),
    },
    {
      to: paths.adminPosts(),
      label: t('figurePosts'),
      value: posts.published,
      more: t('figurePostsMore', { drafts: number(posts.draft), scheduled: number(posts.scheduled) }),
    },
    {
      to: paths.adminRequests(),
      label: t('figureRequests'),
      value: requests.total,
      more: t('figureNew', { count: requests.new }),
    },
    {
      to: paths.adminMessages(),
      label: t('figureMessages'),
      value: messages.total,
      more: t('figureNew', { count: messages.new }),
    },
  ];
  return (
    <section aria-label={t('figures')}>
      <dl className={styles.admFigures}>
        {shown.map(({ to, label, value, more }) => (
          <div key={label}>
            <dt>{to === null ? label : <Link to={to}>{label}</Link>}</dt>
            <dd>
              {number(value)}
              <small>{more}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
