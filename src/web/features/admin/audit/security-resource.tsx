import type { ListedEvent } from '#db/admin.types.ts';
import { Button } from '#web/ui/button.tsx';
import { StateMark } from '../components/admin-table.tsx';
import { RowButton, Under } from '../components/list-parts.tsx';
import { ChosenBar } from '../components/resource-actions.tsx';
import { eventsQuery } from '../queries.ts';
import type { Column, Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useListState } from '../use-list-state.ts';
import { type About, EVENTS, readAbout, readDetails } from './security-events.ts';

export function useSecurity(): Resource<ListedEvent> {
  const { t } = useAdminWords();
  const { filter, change } = useListState();
  const person = filter('person');
  return {
    title: t('security'),
    query: ({ asked: { page, size } }) =>
      eventsQuery({ event: filter('event'), ...(person !== '' && { person }), page, size }),
    keyOf: ({ id }) => String(id),
    filters: [
      {
        name: 'event',
        label: t('eventName'),
        all: t('allEvents'),
        options: EVENTS.map(({ value, text }) => ({ value, label: t(text) })),
      },
    ],
    empty: { title: t('noEvents'), text: t('noEventsText') },
    columns: useEventColumns((id) => change({ person: id })),
    above: (page) =>
      person !== '' && (
        <ChosenBar label={t('onePerson')}>
          <b>{nameOf(person, page?.rows ?? []) ?? t('onePerson')}</b>
          <Button size="small" variant="quiet" onClick={() => change({ person: '' })}>
            {t('everybody')}
          </Button>
        </ChosenBar>
      ),
  };
}

function nameOf(person: string, rows: readonly ListedEvent[]): string | null {
  for (const { actor_id, actor_name, subject, subject_name } of rows) {
    if (actor_id === person && actor_name) return actor_name;
    if (subject === person && subject_name) return subject_name;
  }
  return null;
}

export function useEventColumns(onPerson: (id: string) => void): Column<ListedEvent>[] {
  const { t, when } = useAdminWords();
  const detailsOf = useDetailWords();
  const eventOf = ({ event }: ListedEvent) => {
    const known = EVENTS.find(({ value }) => value === event);
    return <StateMark look={known?.look ?? 'hollow'} text={known ? t(known.text) : event} />;
  };
  const who = (about: About) => <Who about={about} onPerson={onPerson} />;
  const actorOf = ({ actor_id, actor_name, actor_role }: ListedEvent) => {
    if (actor_id !== null) return who(readAbout(actor_id, actor_name));
    return actor_role === 'anon' ? t('byVisitor') : t('byServer');
  };
  return [
    {
      label: t('eventName'),
      look: 'main',
      cell: (event) => (
        <>
          {eventOf(event)}
          <Under>{detailsOf(event)}</Under>
        </>
      ),
      under: ({ created_at }) => when(created_at),
    },
    { label: t('eventAbout'), cell: ({ subject, subject_name }) => who(readAbout(subject, subject_name)) },
    { label: t('changedBy'), look: 'wide', cell: actorOf },
    { label: t('eventFrom'), look: 'wide', cell: ({ address }) => address },
    { label: t('when'), look: 'wide', cell: ({ created_at }) => when(created_at) },
  ];
}

function Who({ about, onPerson }: { about: About; onPerson: (id: string) => void }) {
  const { t } = useAdminWords();
  switch (about.kind) {
    case 'person':
    case 'gone':
      return (
        <RowButton onClick={() => onPerson(about.id)}>
          {about.kind === 'person' ? about.name : t('goneAccount')}
        </RowButton>
      );
    case 'unknown':
      return t('noAccount');
    case 'other':
      return about.name;
    case 'nobody':
      return '–';
  }
}

function useDetailWords() {
  const { t, roleName } = useAdminWords();
  return (event: ListedEvent) => {
    const { method, role, called, times } = readDetails(event);
    return [
      method && ('text' in method ? t(method.text) : method.name),
      role && [role.from, role.to].flatMap((one) => (one === null ? [] : roleName(one))).join(' → '),
      called,
      times > 1 && t('eventTimes', { count: times }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
