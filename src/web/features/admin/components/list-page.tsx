import type { ReactNode } from 'react';
import styles from '../lists.module.css';
import { ListBody, type ListBodyProps } from './list-body.tsx';
import { type Counted, type Filter, ListCount, ListFilter, ListSearch, PageHead } from './list-parts.tsx';

interface ListPageProps<Data extends Counted> extends ListBodyProps<Data> {
  title: string;
  /** The one action of the page, beside its title. */
  action?: ReactNode;
  /** What the field that searches is called; without it there is none. */
  search?: string;
  filters?: readonly Filter[];
  /** Rendered between filters and rows. */
  above?: ReactNode;
}

/** A page of the administration that is a list: its head, what narrows it, its rows, the way to the next page. */
export function ListPage<Data extends Counted>(props: ListPageProps<Data>) {
  const { title, action, search, filters = [], above, state, query } = props;
  return (
    <>
      <PageHead title={title}>{action}</PageHead>
      <div className={styles.admTools}>
        {search !== undefined && <ListSearch state={state} label={search} />}
        {filters.map((filter) => (
          <ListFilter key={filter.name} state={state} {...filter} />
        ))}
        <ListCount state={state} page={query.data} />
      </div>
      {above}
      <ListBody {...props} />
    </>
  );
}
