import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#db/admin.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AdminTable } from '../components/admin-table.tsx';
import { StateMark } from '../components/state-mark.tsx';
import styles from '../tables.module.css';
import { type About, EVENTS, readAbout, readDetails } from './security-events.ts';

interface EventsTableProps {
  rows: readonly ListedEvent[];
  isStale: boolean;
  /** Narrows the list to one person. */
  onPerson: (id: string) => void;
}

/** A page of the security events as a table; who is named in one leads to all of theirs. */
export function EventsTable({ rows, isStale, onPerson }: EventsTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
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
  const when = ({ created_at }: ListedEvent) => {
    const at = parseInstant(created_at);
    return at && formatInstant(at, language, Temporal.Now.timeZoneId());
  };
  return (
    <AdminTable
      caption={t('security')}
      rows={rows}
      keyOf={({ id }) => String(id)}
      isStale={isStale}
      columns={[
        {
          label: t('eventName'),
          look: 'main',
          cell: (event) => (
            <>
              {eventOf(event)}
              <span className={clsx(styles.admUnder, styles.admUnderAlways)}>{detailsOf(event)}</span>
              <span className={styles.admUnder}>{when(event)}</span>
            </>
          ),
        },
        {
          label: t('eventAbout'),
          cell: ({ subject, subject_name }) => who(readAbout(subject, subject_name)),
        },
        { label: t('changedBy'), look: 'wide', cell: actorOf },
        { label: t('eventFrom'), look: 'wide', cell: ({ address }) => address },
        { label: t('when'), look: 'wide', cell: when },
      ]}
    />
  );
}

function Who({ about, onPerson }: { about: About } & Pick<EventsTableProps, 'onPerson'>) {
  const { t } = useTranslation('admin');
  switch (about.kind) {
    case 'person':
    case 'gone':
      return (
        <button type="button" className={styles.admOpen} onClick={() => onPerson(about.id)}>
          {about.kind === 'person' ? about.name : t('goneAccount')}
        </button>
      );
    case 'unknown':
      return t('noAccount');
    case 'other':
      return about.name;
    case 'nobody':
      return '–';
  }
}

/** What more is known of an event, in words. */
function useDetailWords() {
  const { t } = useTranslation(['admin', 'common']);
  const { language } = useLanguage();
  const roleOf = (role: string) =>
    role === 'supervisor'
      ? t('common:roleSupervisor')
      : role === 'traveler'
        ? t('common:roleTraveler')
        : role;
  return (event: ListedEvent) => {
    const { method, role, called, times } = readDetails(event);
    return [
      method && ('text' in method ? t(method.text) : method.name),
      role && [role.from, role.to].flatMap((one) => (one === null ? [] : roleOf(one))).join(' → '),
      called,
      times > 1 && t('eventTimes', { count: times, number: formatNumber(times, language) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
