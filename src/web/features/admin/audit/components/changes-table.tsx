import { useTranslation } from 'react-i18next';
import type { ListedChange } from '#db/admin.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AdminTable } from '../../components/admin-table.tsx';
import { COLUMN_TEXTS, columnChanges, hasText, SOURCES } from '../model.ts';

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
              {change.title ?? sourceOf(change)}
              <span className="adm-under adm-under-always">{sourceOf(change)}</span>
              <ChangedColumns change={change} />
            </>
          ),
        },
        { label: t('done'), cell: doneOf },
        { label: t('changedBy'), look: 'wide', cell: ({ by_name }) => by_name ?? t('goneSupervisor') },
        { label: t('when'), cell: when },
      ]}
    />
  );
}

function ChangedColumns({ change }: { change: ListedChange }) {
  const { t } = useTranslation('admin');
  const columns = columnChanges(change);
  if (columns.length === 0) return null;
  return (
    <details className="adm-diff">
      <summary>{t('columns', { count: columns.length })}</summary>
      <dl>
        {columns.map(({ column, before, after }) => (
          <div key={column}>
            <dt>{hasText(column) ? t(COLUMN_TEXTS[column]) : column.replaceAll('_', ' ')}</dt>
            <dd>
              {before !== null && (
                <del>
                  <span className="sr-only">{t('before')} </span>
                  {t('verbatim', { value: before })}
                </del>
              )}
              {after !== null && (
                <ins>
                  <span className="sr-only">{t('after')} </span>
                  {t('verbatim', { value: after })}
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
