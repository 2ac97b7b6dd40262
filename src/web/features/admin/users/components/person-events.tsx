import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useEventColumns } from '../../audit/security-resource.tsx';
import { AdminTable } from '../../components/admin-table.tsx';
import { LoadFailure } from '../../components/loaded.tsx';
import { eventsQuery } from '../../queries.ts';
import { PersonPart } from './person-part.tsx';

/** The link leads to all. */
const FEW = 10;

export function PersonEvents({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const columns = useEventColumns((other) => void navigate(paths.adminUser(other)));
  const { data, error, isPlaceholderData, refetch } = useQuery(eventsQuery({ person: id, size: FEW }));
  const everyEvent = (
    <Link className="link" to={paths.adminSecurityOf(id)}>
      {t('everyEvent')}
    </Link>
  );
  return (
    <PersonPart title={t('lastEvents')} action={everyEvent} none={data?.rows.length === 0 && t('noEvents')}>
      {!data && !error && <Spinner size="small" label={t('loadingList')} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <AdminTable
          caption={t('security')}
          rows={data.rows}
          keyOf={(event) => String(event.id)}
          columns={columns}
          isStale={isPlaceholderData}
        />
      )}
    </PersonPart>
  );
}
