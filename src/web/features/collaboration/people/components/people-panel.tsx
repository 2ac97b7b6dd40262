import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { can } from '#domain/roles.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { nameOf, peopleOf, roleIn, type TripPerson } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ActivitySection } from '../../activity/activity-section.tsx';
import { useLeaveTrip, usePeopleChanges, useTransferOwnership } from '../mutations.ts';
import styles from '../people.module.css';
import { InviteButtons } from './invite-button.tsx';
import { PersonRow } from './person-row.tsx';

/** Who travels, and what each may do; the owner invites, changes roles and removes, the others may leave. */
export function PeoplePanel({ trip }: { trip: TripDetails }) {
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
    <div className={styles.peoplePanel}>
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
      {isManager && <InviteButtons trip={trip} />}
      {user && can(role, 'leave_trip') && <LeaveTrip trip={trip} userId={user.id} />}
      {user && <ActivitySection trip={trip} userId={user.id} />}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t('collaborators:removeTitle')}
        description={t('collaborators:removeText', { name: removing ? nameOf(removing) : '' })}
        confirmLabel={t('collaborators:remove')}
        cancelLabel={t('trip:keep')}
        onConfirm={() => {
          if (removing) changes.remove(removing);
          setRemoving(null);
        }}
      />
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
    </div>
  );
}

function LeaveTrip({ trip, userId }: { trip: TripDetails; userId: string }) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeaveTrip(trip.id, () => void navigate(paths.dashboard()));
  const confirm = () => leave.mutate(userId, { onSettled: () => setIsAsking(false) });
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('collaborators:leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('collaborators:leaveTitle')}
        description={t('collaborators:leaveText', { title: trip.title })}
        confirmLabel={t('collaborators:leave')}
        cancelLabel={t('trip:cancel')}
        isBusy={leave.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
