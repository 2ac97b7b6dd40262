import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { can, canInvite } from '#domain/roles.ts';
import { toast } from '#web/data/toasts.ts';
import { hasDialogDraft } from '#web/forms/dialog-drafts.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { roleIn } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { invitationDraftName } from '../collaborators.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** Opens the invitation; without premium it says what that takes, and asks nothing of the server [COLLAB-1]. */
export function InviteButton({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation('collaborators');
  const { user } = useSession();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(() => hasDialogDraft(invitationDraftName(trip.id)));
  const role = roleIn(trip, user?.id);
  if (!user || !can(role, 'invite')) return null;
  const ask = () => {
    if (canInvite(role, user)) setIsOpen(true);
    else
      toast({
        title: t('premiumRequired'),
        description: t('premiumRequiredText'),
        action: { label: t('seePremium'), onClick: () => void navigate(paths.premium()) },
      });
  };
  return (
    <>
      <Button icon={<UserPlus aria-hidden="true" />} onClick={ask}>
        {t('invite')}
      </Button>
      {isOpen && <InviteDialog tripId={trip.id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
