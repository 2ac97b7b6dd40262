import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PickPoint } from '#web/forms/trip-places.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { LoadFailure, useErrorToast } from '../../components/list-body.tsx';
import { activityForm, NEW_ACTIVITY } from '../activity-form.ts';
import { activityQuery } from '../queries.ts';
import { ActivityFields } from './activity-fields.tsx';

/** A new activity of the catalogue, or one that is changed (ADMIN-3). */
export function ActivityEditor({ id, pickPoint }: { id: string | null; pickPoint: PickPoint }) {
  if (id === null) return <ActivityFields id={null} opened={NEW_ACTIVITY} pickPoint={pickPoint} />;
  return <StoredActivity id={id} pickPoint={pickPoint} />;
}

function StoredActivity({ id, pickPoint }: { id: string; pickPoint: PickPoint }) {
  const { t } = useTranslation('admin');
  const { data, error, isPending, refetch } = useQuery(activityQuery(id));
  useErrorToast(error);
  if (isPending) return <Spinner className={publicPageStyles.pageSpinner} label={t('loadingList')} />;
  if (data) return <ActivityFields id={id} opened={activityForm(data)} pickPoint={pickPoint} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState headingLevel={1} title={t('noActivity')} text={t('noActivityText')}>
      <Link className="link" to={paths.adminActivities()}>
        {t('backToActivities')}
      </Link>
    </EmptyState>
  );
}
