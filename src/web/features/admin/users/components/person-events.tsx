import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useEventColumns } from '../../audit/security-resource.tsx';
import { AdminTable } from '../../components/admin-table.tsx';
import { LoadFailure } from '../../components/loaded.tsx';
import styles from '../../person.module.css';
import { eventsQuery } from '../../queries.ts';

/** How many are shown; the link leads to all. */
const FEW = 10;

/** The last security events of one person. */
export function PersonEvents({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const columns = useEventColumns((other) => void navigate(paths.adminUser(other)));
  const { data, error, isPlaceholderData, refetch } = useQuery(eventsQuery({ person: id, size: FEW }));
  return (
    <section className={styles.admPart} aria-labelledby="person-events">
      <div className={styles.admPartHead}>
        <h2 id="person-events">{t('lastEvents')}</h2>
        <Link className="link" to={paths.adminSecurityOf(id)}>
          {t('everyEvent')}
        </Link>
      </div>
      {!data && !error && <Spinner size="small" label={t('loadingList')} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && <p>{t('noEvents')}</p>}
      {data && data.rows.length > 0 && (
        <AdminTable
          caption={t('security')}
          rows={data.rows}
          keyOf={(event) => String(event.id)}
          columns={columns}
          isStale={isPlaceholderData}
        />
      )}
    </section>
  );
}
