import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/offline/network-state.ts';
import { paths } from '#web/paths.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { LinksNote, SecretLink } from '#web/trip-data/secret-links.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Status } from '#web/ui/status.tsx';
import { COLLABORATOR_ROLES } from '../../people/invitations.ts';
import { hasSharedCosts } from '../../people/use-balance-text.ts';
import { useJoinLinks } from '../mutations.ts';
import { ActiveJoinLinks } from './active-join-links.tsx';
import styles from './join.module.css';

const DAYS = [1, 7, 30, 90];

interface JoinLinksDialogProps {
  trip: TripDetails;
  /** False: without premium links are revoked alone [COLLAB-1]. */
  mayCreate: boolean;
  onClose: () => void;
}

/** The secret appears only once [PLUS-17]. */
export function JoinLinksDialog({ trip, mayCreate, onClose }: JoinLinksDialogProps) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const links = useJoinLinks(trip.id);
  const isOnline = useOnline();
  const [role, setRole] = useState<(typeof COLLABORATOR_ROLES)[number]>('viewer');
  const [days, setDays] = useState(7);
  const made = links.create.data;
  const address = made && new URL(paths.joinTrip(made.token), globalThis.location.origin).href;
  return (
    <Dialog
      onClose={onClose}
      title={t('collaborators:joinLink')}
      description={t(mayCreate ? 'collaborators:joinLinkText' : 'collaborators:premiumRequiredText')}
      footer={
        mayCreate && (
          <Button
            variant={address ? 'line' : 'go'}
            icon={<Link2 />}
            disabled={!isOnline}
            isBusy={links.create.isPending}
            onClick={() => links.create.mutate({ role, days })}
          >
            {address ? t('trip:shareAnother') : t('trip:shareCreate')}
          </Button>
        )
      }
    >
      <Status>{!isOnline && <LinksNote>{t('collaborators:needsNetwork')}</LinksNote>}</Status>
      {address && <SecretLink key={address} label={t('collaborators:joinAddress')} address={address} />}
      {mayCreate && hasSharedCosts(trip) && <LinksNote>{t('collaborators:inviteCosts')}</LinksNote>}
      {mayCreate && (
        <div className={styles.newLink}>
          <SelectField
            label={t('collaborators:role')}
            value={role}
            onChange={({ target }) =>
              setRole(COLLABORATOR_ROLES.find((one) => one === target.value) ?? 'viewer')
            }
            options={COLLABORATOR_ROLES.map((value) => ({ value, label: t(`trip:${value}`) }))}
          />
          <SelectField
            label={t('collaborators:validFor')}
            value={String(days)}
            onChange={({ target }) => setDays(Number(target.value))}
            options={DAYS.map((count) => ({
              value: String(count),
              label: t('collaborators:days', { count }),
            }))}
          />
        </div>
      )}
      <ActiveJoinLinks
        trip={trip}
        newest={made?.id ?? null}
        isOnline={isOnline}
        onRevoke={(id) => {
          links.revoke.mutate(id);
          if (id === made?.id) links.create.reset();
        }}
      />
    </Dialog>
  );
}
