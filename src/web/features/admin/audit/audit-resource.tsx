import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ListedChange } from '#db/admin.types.ts';
import { Under } from '../components/list-parts.tsx';
import { authorsQuery, changesQuery } from '../queries.ts';
import type { Column, Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './audit.module.css';
import { ChangedColumns } from './changed-columns.tsx';
import { pathOfChange, SOURCES } from './column-changes.ts';

export function useAudit(): Resource<ListedChange> {
  const { t } = useAdminWords();
  const { data: authors = [] } = useQuery(authorsQuery());
  return {
    title: t('audit'),
    query: ({ asked: { page, size }, filter }) => {
      const author = filter('by') === '' ? {} : { by_id: filter('by') };
      return changesQuery({ source: filter('source'), ...author, page, size });
    },
    keyOf: ({ id }) => String(id),
    filters: [
      {
        name: 'source',
        label: t('changed'),
        all: t('allSources'),
        options: SOURCES.map(({ value, text }) => ({ value, label: t(text) })),
      },
      {
        name: 'by',
        label: t('changedBy'),
        all: t('allAuthors'),
        options: authors.map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    empty: { title: t('noChanges'), text: t('noChangesText') },
    columns: useChangeColumns(),
  };
}

export function useChangeColumns(): Column<ListedChange>[] {
  const { t, when } = useAdminWords();
  const sourceOf = ({ source }: ListedChange) => {
    const known = SOURCES.find(({ value }) => value === source);
    return known ? t(known.text) : source;
  };
  const authorOf = ({ by_name, by_id }: ListedChange) =>
    by_name ?? [t('goneSupervisor'), by_id?.slice(0, 8)].filter(Boolean).join(' · ');
  const doneOf = ({ operation }: ListedChange) =>
    operation === 'INSERT' ? t('wasMade') : operation === 'DELETE' ? t('wasDeleted') : t('wasChanged');
  return [
    {
      label: t('changed'),
      look: 'main',
      cell: (change) => (
        <>
          <ChangedThing change={change} name={change.title ?? sourceOf(change)} />
          <Under>
            {change.title !== null && sourceOf(change)}
            <span className={styles.admNarrow}>
              {change.title !== null && ' · '}
              {authorOf(change)} · {when(change.created_at)}
            </span>
          </Under>
          <ChangedColumns change={change} />
        </>
      ),
    },
    { label: t('done'), cell: doneOf },
    { label: t('changedBy'), look: 'wide', cell: authorOf },
    { label: t('when'), look: 'wide', cell: ({ created_at }) => when(created_at) },
  ];
}

function ChangedThing({ change, name }: { change: ListedChange; name: string }) {
  const path = pathOfChange(change);
  return path === null ? name : <Link to={path}>{name}</Link>;
}
