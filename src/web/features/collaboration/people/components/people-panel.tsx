import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { nameOf, peopleOf, roleIn, type TripPerson } from '#web/trip-data/trip.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Note, Stack } from '#web/ui/layout.tsx';
import { ActivitySection } from '../../activity/activity-section.tsx';
import { usePeopleChanges, useTransferOwnership } from '../mutations.ts';
import { hasSharedCosts, useBalances } from '../use-balance-text.ts';
import { type AskedToInvite, InviteButtons } from './invite-button.tsx';
import { LeaveTrip } from './leave-trip.tsx';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';

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
      <ul className={styles.people} aria-label={t('trip:panel_people')}>
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
      {isManager && people.length === 1 && <Note size="text">{t('collaborators:alone')}</Note>}
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
        onClose={() => setHeir(null)}
        title={t('collaborators:transferTitle', { name: heir ? nameOf(heir) : '' })}
        description={t('collaborators:transferText', { name: heir ? nameOf(heir) : '' })}
        confirmLabel={t('collaborators:transfer')}
        variant="go"
        isBusy={transfer.isPending}
        onConfirm={() => heir && transfer.mutate(heir, { onSettled: () => setHeir(null) })}
      />
    </Stack>
  );
}

interface RemovalDialogProps {
  trip: TripDetails;
  person: TripPerson;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows the person's balance, which stays after the removal [COLLAB-3]. */
function RemovalDialog({ trip, person, onConfirm, onClose }: RemovalDialogProps) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const name = nameOf(person);
  const balance = useBalances(trip, person.id).of(name);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('collaborators:removeTitle')}
      description={
        <>
          <p>{t('collaborators:removeText', { name })}</p>
          {balance && (
            <p>
              {balance} {t('collaborators:balanceStays')}
            </p>
          )}
          {!balance && hasSharedCosts(trip) && <p>{t('collaborators:accountsSettled')}</p>}
        </>
      }
      confirmLabel={balance ? t('collaborators:removeAnyway') : t('collaborators:remove')}
      cancelLabel={t('trip:keep')}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    />
  );
}
