import { Link2, UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { can, canInvite } from '#domain/roles.ts';
import { hasDraft } from '#web/forms/drafts.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { roleIn } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { JoinLinksDialog } from '../../join/components/join-links-dialog.tsx';
import { invitationDraftName } from '../invitations.ts';
import { InviteDialog } from './invite-dialog.tsx';

export interface AskedToInvite {
  /** The dialog was requested from elsewhere. */
  isInviting: boolean;
  onInviting: () => void;
}

/** Invites by e-mail and link; without premium they explain it, without a request [COLLAB-1]. */
export function InviteButtons({ trip, isInviting, onInviting }: { trip: TripDetails } & AskedToInvite) {
  const { t } = useTranslation('collaborators');
  const { user } = useSession();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(() => hasDraft(invitationDraftName(trip.id)));
  const [isLinking, setIsLinking] = useState(false);
  const role = roleIn(trip, user?.id);
  const ask = (open: (isOpen: boolean) => void) => {
    if (user && canInvite(role, user)) open(true);
    else
      toast({
        title: t('premiumRequired'),
        description: t('premiumRequiredText'),
        action: { label: t('seePremium'), onClick: () => void navigate(paths.premium()) },
      });
  };
  const openAsked = useStableCallback(() => {
    onInviting();
    ask(setIsOpen);
  });
  // The link in the trip's bar requests the dialog by the address.
  useEffect(() => {
    if (isInviting) openAsked();
  }, [openAsked, isInviting]);
  if (!user || !can(role, 'invite')) return null;
  return (
    <>
      <Row gap={10} align="stretch" wrap>
        <Button icon={<UserPlus />} onClick={() => ask(setIsOpen)}>
          {t('invite')}
        </Button>
        <Button icon={<Link2 />} onClick={() => ask(setIsLinking)}>
          {t('joinLink')}
        </Button>
      </Row>
      {isLinking && <JoinLinksDialog trip={trip} onClose={() => setIsLinking(false)} />}
      {isOpen && <InviteDialog trip={trip} onClose={() => setIsOpen(false)} />}
    </>
  );
}
