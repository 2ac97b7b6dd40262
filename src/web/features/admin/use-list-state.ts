import { useLocation, useSearchParams } from 'react-router';
import { fieldOf } from '#domain/json.ts';
import { stateOfEntry } from '#web/ui/overlay-closing.ts';

export const PAGE_SIZE = 25;

/** What the address holds of a list: `?q=lis&sort=-city&page=2&country=PT`. */
export interface ListState {
  search: string;
  /** Counted from 1. */
  page: number;
  sort: string;
  isDescending: boolean;
  /** Arguments for the database, without filters. */
  asked: { search: string; sort: string; descending: boolean; page: number; size: number; ids?: string[] };
  /** Returns the filter's value; empty: all rows. */
  filter: (name: string) => string;
  isNarrowed: boolean;
  /** Removes empty values; goes back to the first page unless `page` is given. */
  change: (values: Record<string, string>) => void;
  /** Goes to another page in place of this one, which has no rows any more. */
  replacePage: (page: number) => void;
  /** Opens what the address names, on the same page; an empty id closes it. */
  open: (parameter: string, id: string) => void;
  sortBy: (column: string) => void;
  clear: () => void;
}

const PAGE = /^[1-9]\d{0,3}$/;

/** Stores the state in the address: linkable, and Back works. @param first its order; `-` for descending */
export function useListState(first = ''): ListState {
  const [query, setQuery] = useSearchParams();
  const order = query.get('sort') ?? first;
  const isDescending = order.startsWith('-');
  const sort = isDescending ? order.slice(1) : order;
  const search = query.get('q') ?? '';
  const named = query.get('page') ?? '';
  const page = PAGE.test(named) ? Number(named) : 1;
  const write = (values: Record<string, string>, isTurn: boolean) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete('page');
        for (const [name, value] of Object.entries(values)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !isTurn, preventScrollReset: !isTurn, state: isTurn ? null : stateOfEntry() },
    );
  const change = (values: Record<string, string>) => write(values, 'page' in values);
  return {
    search,
    page,
    sort,
    isDescending,
    asked: { search, sort, descending: isDescending, page, size: PAGE_SIZE },
    filter: (name) => query.get(name) ?? '',
    isNarrowed: [...query.keys()].some((name) => name !== 'page' && name !== 'sort'),
    change,
    replacePage: (other) => write({ page: String(other) }, false),
    // A dialog has a history entry of its own, which Back leaves: a second one would open it again.
    open: (parameter, id) => write({ [parameter]: id, page: named }, false),
    sortBy: (column) => change({ sort: column === sort && !isDescending ? `-${column}` : column }),
    clear: () => setQuery({}, { replace: true, state: stateOfEntry() }),
  };
}

/** State for links from a list, so that their pages lead back to its search, filters and page. */
export function useListLink(): { state: { list: string } } {
  const { search } = useLocation();
  return { state: { list: search } };
}

/** The address of a list as it was when a link of {@link useListLink} was followed. */
export function useListAddress(path: string): string {
  const search = fieldOf(useLocation().state, 'list');
  return typeof search === 'string' ? path + search : path;
}
