import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant, formatList } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { SecretLinks } from '#web/trip-data/secret-links.tsx';
import { nameOf, peopleOf } from '#web/trip-data/trip.ts';
import { Note } from '#web/ui/layout.tsx';
import { type ActiveJoinLink, joinLinksQuery } from '../queries.ts';
import styles from './join.module.css';

interface ActiveJoinLinksProps {
  trip: TripDetails;
  newest: string | null;
  isOnline: boolean;
  onRevoke: (id: string) => void;
}

export function ActiveJoinLinks({ trip, newest, ...revoking }: ActiveJoinLinksProps) {
  const { t } = useTranslation('collaborators');
  return (
    <SecretLinks
      className={styles.links}
      title={t('joinLinks')}
      none={t('joinLinksNone')}
      query={useQuery(joinLinksQuery(trip.id))}
      revokeText={t('joinLinkRevokeText')}
      facts={(link) => <LinkFacts trip={trip} link={link} isNew={link.id === newest} />}
      {...revoking}
    />
  );
}

function LinkFacts({ trip, link, isNew }: { trip: TripDetails; link: ActiveJoinLink; isNew: boolean }) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const { language } = useLanguage();
  const end = parseInstant(link.expires_at);
  const joined = new Set(link.trip_joins.map(({ user_id }) => user_id));
  const names = peopleOf(trip).flatMap((person) => (joined.has(person.id) ? [nameOf(person)] : []));
  const role = link.role === 'editor' ? t('trip:editor') : t('trip:viewer');
  const state = link.declined_at
    ? t('collaborators:invitationDeclined')
    : t('collaborators:validUntil', {
        when: end ? formatInstant(end, language, Temporal.Now.timeZoneId()) : '',
      });
  return (
    <span>
      {link.email ?? role}
      {isNew && <b> · {t('trip:madeNow')}</b>}
      <Note as="small" className="num">
        {link.email && `${role} · `}
        {state}
      </Note>
      {!link.email && (
        <Note as="small">
          {names.length > 0
            ? t('collaborators:joinedBy', { names: formatList(names, language) })
            : t('collaborators:joinedByNobody')}
        </Note>
      )}
    </span>
  );
}
