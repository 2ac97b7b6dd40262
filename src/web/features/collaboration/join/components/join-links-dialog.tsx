import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/offline/network-state.ts';
import { paths } from '#web/paths.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toasts.ts';
import { COLLABORATOR_ROLES } from '../../people/invitations.ts';
import { hasSharedCosts } from '../../people/use-balance-text.ts';
import { useJoinLinks } from '../mutations.ts';
import { ActiveJoinLinks } from './active-join-links.tsx';
import styles from './join.module.css';

const DAYS = [1, 7, 30, 90];

/** The secret appears only once [PLUS-17]. */
export function JoinLinksDialog({ trip, onClose }: { trip: TripDetails; onClose: () => void }) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const links = useJoinLinks(trip.id);
  const isOnline = useOnline();
  const [role, setRole] = useState<(typeof COLLABORATOR_ROLES)[number]>('viewer');
  const [days, setDays] = useState(7);
  const [revoking, setRevoking] = useState<string | null>(null);
  const made = links.create.data;
  const address = made && new URL(paths.joinTrip(made.token), globalThis.location.origin).href;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('collaborators:joinLink')}
      description={t('collaborators:joinLinkText')}
      footer={
        <Button
          variant={address ? 'line' : 'go'}
          icon={<Link2 />}
          disabled={!isOnline}
          isBusy={links.create.isPending}
          onClick={() => links.create.mutate({ role, days })}
        >
          {address ? t('trip:shareAnother') : t('trip:shareCreate')}
        </Button>
      }
    >
      {!isOnline && (
        <p className={styles.linksNone} role="status">
          {t('collaborators:needsNetwork')}
        </p>
      )}
      {address && (
        <CopyField
          key={address}
          label={t('collaborators:joinAddress')}
          hint={t('trip:shownOnce')}
          value={address}
          copyLabel={t('trip:copyLink')}
          copiedLabel={t('trip:copied')}
          onRefused={() => toast({ title: t('trip:copyRefused'), description: t('trip:copyRefusedText') })}
        />
      )}
      {hasSharedCosts(trip) && <p className={styles.linksNone}>{t('collaborators:inviteCosts')}</p>}
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
          options={DAYS.map((count) => ({ value: String(count), label: t('collaborators:days', { count }) }))}
        />
      </div>
      <ActiveJoinLinks trip={trip} newest={made?.id ?? null} isOnline={isOnline} onRevoke={setRevoking} />
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => !open && setRevoking(null)}
        title={t('trip:shareRevokeTitle')}
        description={t('collaborators:joinLinkRevokeText')}
        confirmLabel={t('trip:revoke')}
        cancelLabel={t('trip:keep')}
        onConfirm={() => {
          if (revoking) links.revoke.mutate(revoking);
          if (revoking === made?.id) links.create.reset();
          setRevoking(null);
        }}
      />
    </Dialog>
  );
}
