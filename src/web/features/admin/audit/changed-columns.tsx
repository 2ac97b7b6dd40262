import { useTranslation } from 'react-i18next';
import type { ListedChange } from '#db/admin.types.ts';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import styles from './audit.module.css';
import { COLUMN_TEXTS, type ColumnChange, columnChanges, hasText } from './column-changes.ts';
import { useValueWords } from './use-value-words.ts';

/** Number of columns shown openly: a button unfolds longer lists. */
const FEW = 2;

export function ChangedColumns({ change }: { change: ListedChange }) {
  const { t } = useTranslation('admin');
  const columns = columnChanges(change);
  if (columns.length === 0) return null;
  const list = <ColumnList columns={columns} isUpdate={change.operation === 'UPDATE'} />;
  if (columns.length <= FEW)
    return (
      <div className={styles.admDiff} data-slot="changed-columns">
        {list}
      </div>
    );
  return (
    <details className={styles.admDiff} data-slot="changed-columns">
      <summary>{t('columns', { count: columns.length })}</summary>
      {list}
    </details>
  );
}

/** Marks old and new values in updates only: additions and deletions have one side. */
function ColumnList({ columns, isUpdate }: { columns: readonly ColumnChange[]; isUpdate: boolean }) {
  const { t } = useTranslation('admin');
  const inWords = useValueWords();
  return (
    <dl>
      {columns.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{hasText(column) ? t(COLUMN_TEXTS[column]) : column.replaceAll('_', ' ')}</dt>
          <dd>
            {!isUpdate && inWords(column, after ?? before ?? '')}
            {isUpdate && before !== null && (
              <del>
                <VisuallyHidden>{t('before')} </VisuallyHidden>
                {inWords(column, before)}
              </del>
            )}
            {isUpdate && (
              <ins>
                <VisuallyHidden>{t('after')} </VisuallyHidden>
                {after === null ? t('nothing') : inWords(column, after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
