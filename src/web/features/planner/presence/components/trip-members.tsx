import { useTranslation } from 'react-i18next';
import { useLive } from '#web/live/live-state.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { nameOf, type TripPerson } from '#web/trip-data/trip.ts';
import { AvatarGroup } from '#web/ui/avatar-group.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { loadLaterParts } from '../../lazy-parts.ts';

interface TripMembersProps {
  trip: TripDetails;
  people: readonly TripPerson[];
}

/** Is loaded with realtime: presence is unknown before. */
const PresenceMenu = lazyPart(async () => (await loadLaterParts()).PresenceMenu, { Fallback: PlainAvatars });

export function TripMembers(props: TripMembersProps) {
  const isKnown = useLive(({ status }) => status !== 'off') && props.people.length > 1;
  return isKnown ? <PresenceMenu {...props} /> : <PlainAvatars {...props} />;
}

function PlainAvatars({ people }: TripMembersProps) {
  const { t } = useTranslation('trip');
  return (
    <AvatarGroup
      label={t('travellers')}
      people={people.map((person) => ({
        id: person.id,
        name: nameOf(person),
        src: person.profile?.avatar_url,
      }))}
    />
  );
}
