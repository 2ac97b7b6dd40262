import { useTranslation } from 'react-i18next';
import { formatDateRange } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useSession } from '#web/session/session.tsx';
import { useCurrentTripId } from '#web/trip-data/current-trip.ts';
import { AvatarGroup } from '#web/ui/avatar-group.tsx';
import { endOf, lengthInDays, peopleOf, startOf } from '../model.ts';
import type { TripSummary } from '../queries.ts';

export function useDates(): (trip: { start_date: string; end_date: string }) => string {
  const { language } = useLanguage();
  return (trip) => formatDateRange(startOf(trip), endOf(trip), language);
}

export function TripAvatars({ trip, size }: { trip: TripSummary; size?: 'small' }) {
  const { t } = useTranslation('dashboard');
  const people = peopleOf(trip);
  if (people.length < 2) return null;
  return (
    <AvatarGroup
      label={t('travellers')}
      people={people.map(({ id, name, avatarUrl }) => ({ id, name, src: avatarUrl }))}
      {...(size && { size })}
    />
  );
}

export function TripMeta({ trip }: { trip: TripSummary }) {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const currentId = useCurrentTripId();
  const datesOf = useDates();
  const isShared = user?.id !== trip.owner_id;
  const parts = [
    datesOf(trip),
    t('days', { count: lengthInDays(trip) }),
    isShared && (trip.owner?.name ? t('shared', { owner: trip.owner.name }) : t('sharedByOther')),
    trip.status === 'cancelled' && t('cancelled'),
    trip.id === currentId && t('lastOpened'),
  ].filter((part) => part !== false);
  return <span>{parts.join(' · ')}</span>;
}
