import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { fieldControlClass } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Note, Row, VisuallyHidden } from '#web/ui/layout.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useDebounced } from '#web/ui/timing.ts';
import type { Filter } from '../resource.ts';
import { type ListState, PAGE_SIZE } from '../use-list-state.ts';
import styles from './lists.module.css';
import tablesStyles from './tables.module.css';

/** The database reads no further (…_administration.sql). */
const LAST_PAGE = 400;
const PAUSE_MS = 250;

export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  usePageTitle(title);
  return (
    <Row gap={24} rowGap={12} justify="between" wrap className={styles.admHead} data-slot="adm-head">
      <h1>{title}</h1>
      {children}
    </Row>
  );
}

export function ListSearch({ state, label }: { state: ListState; label: string }) {
  const [text, setText] = useState(state.search);
  const debounced = useDebounced(text, PAUSE_MS);
  const [asked, setAsked] = useState(state.search);
  const isLeaving = useNavigation().state !== 'idle';
  if (state.search !== asked) {
    // Back, or a reset of filters, changed the search.
    setAsked(state.search);
    setText(state.search);
  }
  useEffect(() => {
    // Synchronises the address with the typed text; not during a navigation, which it would cancel.
    const wanted = debounced.trim();
    if (wanted === asked || debounced !== text || isLeaving) return;
    setAsked(wanted); // oxlint-disable-line react/set-state-in-effect -- what was asked for by hand is no news
    state.change({ q: wanted });
  }, [debounced, text, asked, state, isLeaving]);
  return (
    <Row as="label" gap={8} className={styles.admSearch}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Search size={18} />
      <input
        type="search"
        dir="auto"
        placeholder={label}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
    </Row>
  );
}

export function ListFilter({ state, name, label, all, options }: Filter & { state: ListState }) {
  return (
    <select
      className={clsx(fieldControlClass, styles.admFilter)}
      data-slot="field-control"
      aria-label={label}
      value={state.filter(name)}
      onChange={(event) => state.change({ [name]: event.target.value })}
    >
      <option value="">{all}</option>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

export interface Counted {
  rows: readonly unknown[];
  total: number;
  isMore: boolean;
}

/** Number of the last page whose rows are counted. */
export const lastCounted = ({ total }: Counted): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** Shows the number of rows; screen readers announce it after a search. */
export function ListCount({ state, page }: { state: ListState; page: Counted | undefined }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  if (!page) return <Note as="output" size={14} className={styles.admCount} />;
  const first = (state.page - 1) * PAGE_SIZE + 1;
  const range = {
    first: formatNumber(first, language),
    last: formatNumber(first + page.rows.length - 1, language),
    total: formatNumber(page.total, language),
  };
  const text = page.isMore ? t('rangeOfMore', range) : t('range', range);
  // Beyond the last page there are no rows, until the list has turned back.
  const hasNone = state.page <= lastCounted(page);
  return (
    <Note as="output" size={14} className={clsx(styles.admCount, 'num')}>
      {page.rows.length > 0
        ? text
        : hasNone && state.isNarrowed && <VisuallyHidden>{t('noMatch')}</VisuallyHidden>}
    </Note>
  );
}

export function Pager({ state, page }: { state: ListState; page: Counted }) {
  const { t } = useTranslation('admin');
  const last = page.isMore ? LAST_PAGE : lastCounted(page);
  const hasNext = state.page < last && page.rows.length === PAGE_SIZE;
  if (state.page === 1 && !hasNext) return null;
  const turn = (by: number) => state.change({ page: String(state.page + by) });
  return (
    <Row as="nav" gap={8} justify="end" wrap className={styles.admPager} aria-label={t('pages')}>
      <span className="num">
        {page.isMore ? t('pageNumber', { page: state.page }) : t('pageOf', { page: state.page, last })}
      </span>
      <IconButton label={t('previousPage')} disabled={state.page === 1} onClick={() => turn(-1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton label={t('nextPage')} disabled={!hasNext} onClick={() => turn(1)}>
        <ChevronRight />
      </IconButton>
      {page.isMore && state.page === LAST_PAGE && <p>{t('lastPage')}</p>}
    </Row>
  );
}

/** The second line of a cell; `isNarrow` shows it only where its columns have no room. */
export function Under({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return (
    <span className={clsx(tablesStyles.admUnder, !isNarrow && tablesStyles.admUnderAlways)}>{children}</span>
  );
}

export function RowButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={tablesStyles.admOpen} {...props} />;
}
