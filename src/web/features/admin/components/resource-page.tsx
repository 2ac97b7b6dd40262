import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Resource } from '../resource.ts';
import { type ListState, useListState } from '../use-list-state.ts';
import { AdminTable, type Selection } from './admin-table.tsx';
import { CsvButton } from './csv-button.tsx';
import { ListCount, ListFilter, ListSearch, lastCounted, PageHead, Pager } from './list-parts.tsx';
import styles from './lists.module.css';
import { Loaded } from './loaded.tsx';
import { AddButton, RowActions, SelectionBar } from './resource-actions.tsx';

export function ResourcePage<Row>({ resource }: { resource: Resource<Row> }) {
  const { title, caption = title, query: pageQuery, keyOf, nameOf = keyOf, columns, sort } = resource;
  const { search, filters = [], add, csv, readWhole, actions, bulk, dialogs = {}, linked, above } = resource;
  const state = useListState(sort);
  const query = useQuery(pageQuery(state));
  const client = useQueryClient();
  const { selection, selected, deselect } = useSelection(query.data?.rows ?? [], keyOf, nameOf);
  const [opened, setOpened] = useState<{ dialog: string; rows: readonly Row[] } | null>(null);
  const open = (dialog: string, rows: readonly Row[]) => setOpened({ dialog, rows });
  const close = () => setOpened(null);
  const fetchPage = (part: Partial<ListState['asked']>) =>
    client.fetchQuery(pageQuery({ ...state, asked: { ...state.asked, page: 1, ...part } }));
  const linkedId = linked ? state.filter(linked.parameter) : '';

  return (
    <>
      <PageHead title={title}>
        {add && <AddButton {...add} onOpen={(dialog) => open(dialog, [])} />}
        {csv && (
          <CsvButton
            name={title}
            columns={csv}
            fetchIds={async () => (await fetchPage({ size: 0 })).ids ?? []}
            fetchRows={async (ids) => {
              const { rows } = await fetchPage({ ids });
              return readWhole ? readWhole(rows) : rows;
            }}
          />
        )}
      </PageHead>
      {(search !== undefined || filters.length > 0) && (
        <Row gap={10} wrap className={styles.admTools}>
          {search !== undefined && <ListSearch state={state} label={search} />}
          {filters.map((filter) => (
            <ListFilter key={filter.name} state={state} {...filter} />
          ))}
          <ListCount state={state} page={query.data} />
        </Row>
      )}
      {bulk && (
        <SelectionBar actions={bulk} rows={selected} onOpen={open} onClear={() => deselect(selected)} />
      )}
      {above?.(query.data)}
      <Loaded query={query}>
        {(page) =>
          page.rows.length > 0 ? (
            <>
              <AdminTable<Row>
                caption={caption}
                rows={page.rows}
                keyOf={keyOf}
                columns={columns}
                state={state}
                selection={bulk && selection}
                actions={
                  actions &&
                  ((row) => <RowActions actions={actions} row={row} nameOf={nameOf} onOpen={open} />)
                }
                isStale={query.isPlaceholderData}
              />
              <Pager state={state} page={page} />
            </>
          ) : (
            <NoRows
              empty={resource.empty}
              state={state}
              last={lastCounted(page)}
              isStale={query.isPlaceholderData}
            />
          )
        }
      </Loaded>
      {opened && dialogs[opened.dialog]?.({ ...opened, close, deselect: () => deselect(opened.rows) })}
      {linked && linkedId !== '' && linked.dialog(linkedId, () => state.open(linked.parameter, ''))}
    </>
  );
}

interface NoRowsProps {
  empty: Resource<never>['empty'];
  state: ListState;
  /** The last page that has rows. */
  last: number;
  isStale: boolean;
}

function NoRows({ empty, state, last, isStale }: NoRowsProps) {
  const { t } = useTranslation('admin');
  const isPast = state.page > last;
  useEffect(() => {
    // Synchronises the address with the list, whose last rows were deleted or left a filter.
    if (isPast && !isStale) state.replacePage(last);
  }, [isPast, isStale, last, state]);
  if (isPast || (isStale && state.page > 1)) return <Spinner fillsPage label={t('loadingList')} />;
  if (empty && !state.isNarrowed) return <EmptyState title={empty.title} text={empty.text} size="small" />;
  return (
    <EmptyState title={t('noMatch')} text={t('noMatchText')} size="small">
      <Button onClick={state.clear}>{t('showAll')}</Button>
    </EmptyState>
  );
}

/** A selection spans pages and stores whole rows, because they need not be on screen. */
function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, nameOf: (row: Row) => string) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const isAll = rows.length > 0 && rows.every((row) => selected.has(keyOf(row)));
  const change = (touched: readonly Row[], isSelected: boolean) =>
    setSelected((old) => {
      const next = new Map(old);
      for (const row of touched) {
        if (isSelected) next.set(keyOf(row), row);
        else next.delete(keyOf(row));
      }
      return next;
    });
  const selection: Selection<Row> = {
    has: (row) => selected.has(keyOf(row)),
    toggle: (row) => change([row], !selected.has(keyOf(row))),
    toggleAll: () => change(rows, !isAll),
    isAll,
    nameOf,
  };
  return {
    selection,
    selected: [...selected.values()],
    deselect: (done: readonly Row[]) => change(done, false),
  };
}
