import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { PickPoint } from '#web/places/trip-places.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { activityQuery } from '../../queries.ts';
import { useListAddress } from '../../use-list-state.ts';
import { activityForm, NEW_ACTIVITY } from '../activity-form.ts';
import { ActivityFields } from './activity-fields.tsx';

export function ActivityEditor({ id, pickPoint }: { id: string | null; pickPoint: PickPoint }) {
  if (id === null) return <ActivityFields id={null} opened={NEW_ACTIVITY} pickPoint={pickPoint} />;
  return <StoredActivity id={id} pickPoint={pickPoint} />;
}

function StoredActivity({ id, pickPoint }: { id: string; pickPoint: PickPoint }) {
  const { t } = useTranslation('admin');
  const list = useListAddress(paths.adminActivities());
  const none = (
    <EmptyState headingLevel={1} title={t('noActivity')} text={t('noActivityText')}>
      <Link className="link" to={list}>
        {t('backToActivities')}
      </Link>
    </EmptyState>
  );
  return (
    <Loaded query={useQuery(activityQuery(id))} none={none}>
      {(activity) => <ActivityFields id={id} opened={activityForm(activity)} pickPoint={pickPoint} />}
    </Loaded>
  );
}
