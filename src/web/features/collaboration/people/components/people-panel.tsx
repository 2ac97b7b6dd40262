import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { nameOf, peopleOf, roleIn, type TripPerson } from '#web/trip-data/trip.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ActivitySection } from '../../activity/activity-section.tsx';
import { usePeopleChanges, useTransferOwnership } from '../mutations.ts';
import { type AskedToInvite, InviteButtons } from './invite-button.tsx';
import { LeaveTrip } from './leave-trip.tsx';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

/** The owner invites, changes roles and removes; others may leave. */
export function PeoplePanel({ trip, ...asked }: { trip: TripDetails } & AskedToInvite) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const { user } = useSession();
  const changes = usePeopleChanges(trip);
  const [removing, setRemoving] = useState<TripPerson | null>(null);
  const [heir, setHeir] = useState<TripPerson | null>(null);
  const transfer = useTransferOwnership(trip.id);
  const role = roleIn(trip, user?.id);
  const isManager = can(role, 'manage_collaborators');
  const people = peopleOf(trip);
  return (
    <Stack gap={14} align="start" className={styles.peoplePanel}>
      <ul className={styles.people} aria-label={t('trip:panelPeople')}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isSelf={person.id === user?.id}
            {...(isManager &&
              person.role !== 'owner' && {
                onRole: (next) => changes.changeRole(person, next),
                onRemove: () => setRemoving(person),
                onTransfer: () => setHeir(person),
              })}
          />
        ))}
      </ul>
      {isManager && people.length === 1 && <p className={styles.peopleAlone}>{t('collaborators:alone')}</p>}
      {isManager && <InviteButtons trip={trip} {...asked} />}
      {user && can(role, 'leave_trip') && <LeaveTrip trip={trip} userId={user.id} />}
      {user && <ActivitySection trip={trip} userId={user.id} />}
      {removing && (
        <RemovalDialog
          trip={trip}
          person={removing}
          onConfirm={() => changes.remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
      <ConfirmDialog
        open={heir !== null}
        onOpenChange={(open) => !open && setHeir(null)}
        title={t('collaborators:transferTitle', { name: heir ? nameOf(heir) : '' })}
        description={t('collaborators:transferText', { name: heir ? nameOf(heir) : '' })}
        confirmLabel={t('collaborators:transfer')}
        cancelLabel={t('trip:cancel')}
        variant="go"
        isBusy={transfer.isPending}
        onConfirm={() => heir && transfer.mutate(heir, { onSettled: () => setHeir(null) })}
      />
    </Stack>
  );
}
