import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#db/admin.types.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPage } from '../components/list-page.tsx';
import styles from '../lists.module.css';
import { useListState } from '../use-list-state.ts';
import { EventsTable } from './events-table.tsx';
import { eventsQuery } from './queries.ts';
import { EVENTS } from './security-events.ts';

/** What happened that matters for security: who came in, who failed to, what changed of which account. */
export function SecurityPage() {
  const { t } = useTranslation('admin');
  const state = useListState('');
  const person = state.filter('person');
  const { page, size } = state.asked;
  const query = useQuery(
    eventsQuery({ event: state.filter('event'), ...(person !== '' && { person }), page, size }),
  );
  return (
    <ListPage
      title={t('security')}
      filters={[
        {
          name: 'event',
          label: t('eventName'),
          all: t('allEvents'),
          options: EVENTS.map(({ value, text }) => ({ value, label: t(text) })),
        },
      ]}
      above={
        person !== '' && (
          <section className={styles.admChosen} aria-label={t('onePerson')}>
            <b>{nameOf(person, query.data?.rows ?? []) ?? t('onePerson')}</b>
            <Button size="small" variant="quiet" onClick={() => state.change({ person: '' })}>
              {t('everybody')}
            </Button>
          </section>
        )
      }
      state={state}
      query={query}
      empty={{ title: t('noEvents'), text: t('noEventsText') }}
    >
      {({ rows }) => (
        <EventsTable
          rows={rows}
          isStale={query.isPlaceholderData}
          onPerson={(id) => state.change({ person: id })}
        />
      )}
    </ListPage>
  );
}

/** The name of the person all events are of, as one of them tells it. */
function nameOf(person: string, rows: readonly ListedEvent[]): string | null {
  for (const { actor_id, actor_name, subject, subject_name } of rows) {
    if (actor_id === person && actor_name) return actor_name;
    if (subject === person && subject_name) return subject_name;
  }
  return null;
}
