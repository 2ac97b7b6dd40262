import { useQueryClient } from '@tanstack/react-query';
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
import { joinLinksQuery } from '../../join/queries.ts';
import { invitationDraftName } from '../invitations.ts';
import { InviteDialog } from './invite-dialog.tsx';

export interface AskedToInvite {
  /** The dialog was requested from elsewhere. */
  isInviting: boolean;
  onInviting: () => void;
}

/** Invites by e-mail and link; without premium they explain it [COLLAB-1], but for links from before, which can be revoked. */
export function InviteButtons({ trip, isInviting, onInviting }: { trip: TripDetails } & AskedToInvite) {
  const { t } = useTranslation('collaborators');
  const { user } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const role = roleIn(trip, user?.id);
  const isAllowed = user !== null && canInvite(role, user);
  const [isOpen, setIsOpen] = useState(() => isAllowed && hasDraft(invitationDraftName(trip.id)));
  const [isLinking, setIsLinking] = useState(false);
  const explain = () =>
    toast({
      title: t('premiumRequired'),
      description: t('premiumRequiredText'),
      action: { label: t('seePremium'), onClick: () => void navigate(paths.premium()) },
    });
  const invite = () => (isAllowed ? setIsOpen(true) : explain());
  const hasLinks = async () => {
    const links = await queries.fetchQuery(joinLinksQuery(trip.id)).catch(() => []);
    return links.length > 0;
  };
  const showLinks = async () => {
    if (isAllowed || (await hasLinks())) setIsLinking(true);
    else explain();
  };
  const openAsked = useStableCallback(() => {
    onInviting();
    invite();
  });
  // The link in the trip's bar requests the dialog by the address.
  useEffect(() => {
    if (isInviting) openAsked();
  }, [openAsked, isInviting]);
  if (!user || !can(role, 'invite')) return null;
  return (
    <>
      <Row gap={10} align="stretch" wrap>
        <Button icon={<UserPlus />} onClick={invite}>
          {t('invite')}
        </Button>
        <Button icon={<Link2 />} onClick={() => void showLinks()}>
          {t('joinLink')}
        </Button>
      </Row>
      {isLinking && <JoinLinksDialog trip={trip} mayCreate={isAllowed} onClose={() => setIsLinking(false)} />}
      {isOpen && <InviteDialog trip={trip} onClose={() => setIsOpen(false)} />}
    </>
  );
}
