import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/days.ts';
import { kindOfTable } from '#domain/items.ts';
import { formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { paths } from '#web/paths.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { type Author, firstDayOf } from '#web/trip-data/trip.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Row } from '#web/ui/layout.tsx';
import { StableLink } from '#web/ui/stable-link.tsx';
import styles from './activity.module.css';
import { type Activity, isAboutRefund, momentOf } from './activity-log.ts';
import { RestoreButton } from './restore-button.tsx';
import { type SentenceParts, useSentence } from './use-sentence.ts';
import { useWording } from './use-wording.ts';

interface ActivityEntryProps {
  entry: Activity;
  trip: TripDetails;
  people: ReadonlyMap<string, Author>;
  isNew: boolean;
  /** The panel is beside the schedule: a link to an item leaves it open. */
  isBeside: boolean;
}

/** A sentence: who changed what, from which value to which. */
export function ActivityEntry({ entry, trip, people, isNew, isBeside }: ActivityEntryProps) {
  const { t } = useTranslation('collaborators');
  const { language } = useLanguage();
  const nameOf = (id: string) => people.get(id)?.name ?? t('formerMember');
  const sentence = useSentence(entry, {
    items: trip.items,
    nameOf,
    isRefund: isAboutRefund(entry, trip.trip_expenses),
  });
  const describe = useWording({ currency: trip.currency, nameOf });
  // A deleted account leaves the trip without an author.
  const whoId = entry.created_by ?? (entry.source === 'trip_collaborators' ? entry.item_id : null);
  const who = people.get(whoId ?? '');
  const name = who?.name ?? t('formerMember');
  const details =
    entry.operation === 'UPDATE' && entry.amount === 1 ? describe(entry.changes) : sentence.details;
  const moment = Temporal.Instant.fromEpochMilliseconds(momentOf(entry)).toZonedDateTimeISO(
    Temporal.Now.timeZoneId(),
  );
  return (
    <li className={styles.activityEntry} data-new={isNew || undefined}>
      <Avatar name={name} src={who?.src} colourOf={whoId ?? name} size="small" />
      <div className={styles.activityText}>
        <p>
          <Sentence parts={sentence} name={name} link={linkTo(entry, trip, isBeside)} />
          {isNew && (
            <Row as="span" gap={5} inline className={styles.activityNew}>
              {t('activityNew')}
            </Row>
          )}
        </p>
        {details && <p className={styles.activityDetails}>{details}</p>}
        {isGone(entry, trip) && <p className={styles.activityDetails}>{t('activityGone')}</p>}
        <RestoreButton entry={entry} trip={trip} />
      </div>
      <time className="num" dateTime={moment.toInstant().toString()}>
        {formatTime(moment.hour * 60 + moment.minute, language)}
      </time>
    </li>
  );
}

function Sentence({ parts, name, link }: { parts: SentenceParts; name: string; link: string | null }) {
  return parts.pieces.map((piece) => {
    switch (piece) {
      case 'who':
        return <b key={piece}>{name}</b>;
      case 'what':
        return link ? (
          <StableLink key={piece} to={link}>
            {parts.what}
          </StableLink>
        ) : (
          <span key={piece}>{parts.what}</span>
        );
      default:
        return piece;
    }
  });
}

/** True for an item deleted since; entries of a deletion mention that themselves. */
function isGone({ source, item_id, operation }: Activity, trip: TripDetails): boolean {
  if (item_id === null || operation === 'DELETE' || kindOfTable(source ?? '') === null) return false;
  return trip.failed.length === 0 && !trip.items.some(({ id }) => id === item_id);
}

function linkTo(
  { source, item_id, operation }: Activity,
  trip: TripDetails,
  isBeside: boolean,
): string | null {
  if (operation === 'DELETE') return null;
  if (source === 'trip_polls') return paths.trip(trip.id, { panel: 'chat' });
  if (source === 'trip_documents') return paths.trip(trip.id, { panel: 'tasks', section: 'documents' });
  if (source === 'trip_lists') return paths.trip(trip.id, { panel: 'tasks', section: 'lists' });
  if (source === 'trip_tracks') return paths.trip(trip.id, { panel: 'map' });
  if (source === 'trip_tasks') return paths.trip(trip.id, { panel: 'tasks' });
  if (source === 'trip_settlements' || source === 'trip_expenses')
    return paths.trip(trip.id, { panel: 'costs' });
  const item = trip.items.find(({ id }) => id === item_id);
  if (!item) return null;
  const day = firstDayOf(item);
  return paths.trip(trip.id, {
    ...(day && { day: formatDay(day) }),
    ...(isBeside && { panel: 'people' }),
    item: item.id,
  });
}
