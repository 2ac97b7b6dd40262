import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../components/list-page.tsx';
import { useListState } from '../../use-list-state.ts';
import { SOURCES } from '../column-changes.ts';
import { authorsQuery, changesQuery } from '../queries.ts';
import { ChangesTable } from './changes-table.tsx';

/** What supervisors have changed: who, what, when, and what stood there before. */
export function AuditPage() {
  const { t } = useTranslation('admin');
  const state = useListState('');
  const by = state.filter('by');
  const { page, size } = state.asked;
  const { data: authors = [] } = useQuery(authorsQuery());
  const query = useQuery(
    changesQuery({
      source: state.filter('source'),
      ...(by !== '' && { by_id: by }),
      page,
      size,
    }),
  );
  return (
    <ListPage
      title={t('audit')}
      filters={[
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
      ]}
      state={state}
      query={query}
      empty={{ title: t('noChanges'), text: t('noChangesText') }}
    >
      {({ rows }) => <ChangesTable rows={rows} isStale={query.isPlaceholderData} />}
    </ListPage>
  );
}
