import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedChange } from '#db/admin.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AdminTable } from '../../components/admin-table.tsx';
import styles from '../../tables.module.css';
import { pathOfChange, SOURCES } from '../column-changes.ts';
import { ChangedColumns } from './changed-columns.tsx';

/** A page of the log as a table; the columns of a change unfold. */
export function ChangesTable({ rows, isStale }: { rows: readonly ListedChange[]; isStale: boolean }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const sourceOf = ({ source }: ListedChange) => {
    const known = SOURCES.find(({ value }) => value === source);
    return known ? t(known.text) : source;
  };
  const doneOf = ({ operation }: ListedChange) =>
    operation === 'INSERT' ? t('wasMade') : operation === 'DELETE' ? t('wasDeleted') : t('wasChanged');
  const when = ({ created_at }: ListedChange) => {
    const at = parseInstant(created_at);
    return at && formatInstant(at, language, Temporal.Now.timeZoneId());
  };
  return (
    <AdminTable
      caption={t('audit')}
      rows={rows}
      keyOf={({ id }) => String(id)}
      isStale={isStale}
      columns={[
        {
          label: t('changed'),
          look: 'main',
          cell: (change) => (
            <>
              <ChangedThing change={change} name={change.title ?? sourceOf(change)} />
              <span className={clsx(styles.admUnder, styles.admUnderAlways)}>
                {change.title !== null && sourceOf(change)}
                <span className={styles.admNarrow}>
                  {change.title !== null && ' · '}
                  {change.by_name ?? t('goneSupervisor')} · {when(change)}
                </span>
              </span>
              <ChangedColumns change={change} />
            </>
          ),
        },
        { label: t('done'), cell: doneOf },
        { label: t('changedBy'), look: 'wide', cell: ({ by_name }) => by_name ?? t('goneSupervisor') },
        { label: t('when'), look: 'wide', cell: when },
      ]}
    />
  );
}

/** What was changed, with the way to it where there is one. */
function ChangedThing({ change, name }: { change: ListedChange; name: string }) {
  const path = pathOfChange(change);
  return path === null ? name : <Link to={path}>{name}</Link>;
}
