import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, VisuallyHidden } from '#web/ui/layout.tsx';
import type { Column } from '../resource.ts';
import type { ListState } from '../use-list-state.ts';
import { Under } from './list-parts.tsx';
import styles from './tables.module.css';

export interface Selection<Row> {
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: () => void;
  isAll: boolean;
  nameOf: (row: Row) => string;
}

interface AdminTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  state?: Pick<ListState, 'sort' | 'isDescending' | 'sortBy'> | undefined;
  selection?: Selection<Row> | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  isStale?: boolean;
}

/** On narrow screens a row shows its name, a line below and its actions. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { caption, rows, keyOf, columns, state, selection, actions, isStale = false } = props;
  const { t } = useTranslation('admin');
  return (
    <table className={styles.admTable} aria-busy={isStale || undefined}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {selection && (
            <th className={styles.admPick} scope="col">
              <label className={styles.admBox}>
                <input
                  type="checkbox"
                  aria-label={t('pickAll')}
                  checked={selection.isAll}
                  onChange={selection.toggleAll}
                />
              </label>
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.label} column={column} state={state} />
          ))}
          {actions && (
            <th className={styles.admActs} scope="col">
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-chosen={selection?.has(row) || undefined}>
            {selection && (
              <td className={styles.admPick}>
                <label className={styles.admBox}>
                  <input
                    type="checkbox"
                    aria-label={t('pick', { name: selection.nameOf(row) })}
                    checked={selection.has(row)}
                    onChange={() => selection.toggle(row)}
                  />
                </label>
              </td>
            )}
            {columns.map((column) =>
              column.look === 'main' ? (
                <th key={column.label} scope="row" className={styles.admMainCell}>
                  <Cell column={column} row={row} />
                </th>
              ) : (
                <td key={column.label} className={lookOf(column)}>
                  <Cell column={column} row={row} />
                </td>
              ),
            )}
            {actions && (
              <td className={styles.admActs}>
                <Row align="stretch" justify="end">
                  {actions(row)}
                </Row>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column: { cell, under, isUnderAlways }, row }: { column: Column<Row>; row: Row }) {
  return (
    <>
      {cell(row)}
      {under && <Under isNarrow={!isUnderAlways}>{under(row)}</Under>}
    </>
  );
}

function lookOf<Row>({ look }: Pick<Column<Row>, 'look'>) {
  return clsx(
    (look === 'number' || look === 'wide-number') && clsx(styles.admNumber, 'num'),
    (look === 'wide' || look === 'wide-number') && styles.admWide,
  );
}

function Head<Row>({ column, state }: { column: Column<Row>; state: AdminTableProps<Row>['state'] }) {
  const { sort, label } = column;
  if (!state || !sort)
    return (
      <th scope="col" className={lookOf(column)}>
        {label}
      </th>
    );
  const isCurrent = state.sort === sort;
  const Arrow = state.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={lookOf(column)}
      aria-sort={isCurrent ? (state.isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <Row
        as="button"
        gap={4}
        inline
        type="button"
        className={styles.admSort}
        onClick={() => state.sortBy(sort)}
      >
        {label}
        {isCurrent && <Arrow size={14} aria-hidden="true" />}
      </Row>
    </th>
  );
}

interface StateMarkProps {
  /** `full`: reached, `hollow`: to come, `half`: on the way, `hot`: needs a look. */
  look: 'full' | 'hollow' | 'half' | 'hot';
  text: string;
}

/** Shows a state as shape and text, never by colour alone. */
export function StateMark({ look, text }: StateMarkProps) {
  return (
    <Row as="span" gap={8} inline className={styles.admState} data-look={look}>
      <span className={styles.admStop} aria-hidden="true" />
      {text}
    </Row>
  );
}
