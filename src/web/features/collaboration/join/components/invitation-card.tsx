import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import type { JoinLink } from '#db/plan.types.ts';
import { parseDay } from '#domain/days.ts';
import { formatDateRange, isolated } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Landscape } from '#web/artwork/landscape.tsx';
import { useOnline } from '#web/offline/network-state.ts';
import { paths } from '#web/paths.ts';
import { rememberReturnPath } from '#web/session/return-to.ts';
import { useSession } from '#web/session/session.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { PictureFrame } from '#web/ui/picture.tsx';
import { Status } from '#web/ui/status.tsx';
import { useAnswerInvitation } from '../mutations.ts';
import styles from './join.module.css';

interface InvitationCardProps {
  token: string;
  link: Extract<JoinLink, { status: 'open' | 'other_address' | 'paused' | 'full' }>;
}

/** A signed-out visitor signs up first, then accepts. */
export function InvitationCard({ token, link }: InvitationCardProps) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const { language } = useLanguage();
  const { user } = useSession();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const away = () => void navigate(user ? paths.dashboard() : paths.home());
  const { join, decline } = useAnswerInvitation(
    token,
    (tripId) => void navigate(paths.trip(tripId), { replace: true }),
    away,
  );
  const { trip, inviter, role, email } = link;
  const [start, end] = [parseDay(trip.start_date), parseDay(trip.end_date)];
  const place = trip.destination?.trim();
  const when = start && end ? formatDateRange(start, end, language) : '';
  return (
    <article className={styles.invitationCard} aria-labelledby="invitation">
      <PictureFrame className={styles.invitationPicture}>
        <Landscape place={trip.destination || trip.title} {...(start && { month: start.month })} />
      </PictureFrame>
      <Stack gap={12} className={styles.invitationBody}>
        <Row as="p" gap={12} className={styles.inviter}>
          <Avatar name={inviter.name} src={inviter.avatar_url} colourOf={inviter.name} />
          {t('collaborators:invitesYou', { name: inviter.name })}
        </Row>
        <h1 id="invitation">{trip.title}</h1>
        <p className="num">
          {[place && place !== trip.title && isolated(place), when].filter(Boolean).join(' · ')}
        </p>
        <p>{role === 'editor' ? t('collaborators:joinAsEditor') : t('collaborators:joinAsViewer')}</p>
        <Note size={14}>{t('collaborators:joinCosts')}</Note>
        <Status>{!isOnline && <p>{t('collaborators:joinOffline')}</p>}</Status>
        <Row gap={12} align="stretch" wrap className={styles.answers}>
          {user ? (
            <Button
              variant="go"
              icon={<UserPlus />}
              disabled={!isOnline}
              isBusy={join.isPending}
              onClick={() => join.mutate()}
            >
              {t('collaborators:join')}
            </Button>
          ) : (
            <WaysIn />
          )}
          <Button
            variant="quiet"
            disabled={!isOnline && email !== null}
            isBusy={decline.isPending}
            onClick={() => (email === null ? away() : decline.mutate())}
          >
            {t('collaborators:decline')}
          </Button>
        </Row>
        {!user && <Note size={14}>{t('collaborators:joinNeedsAccount')}</Note>}
      </Stack>
    </article>
  );
}

function WaysIn() {
  const { t } = useTranslation('collaborators');
  const place = useLocation();
  const remember = () => rememberReturnPath(place);
  return (
    <>
      <Link
        className={buttonClass({ variant: 'go' })}
        data-slot="button"
        to={paths.auth({ action: 'signup' })}
        onClick={remember}
      >
        {t('joinSignUp')}
      </Link>
      <Link
        className={buttonClass({ variant: 'line' })}
        data-slot="button"
        to={paths.auth({ action: 'login' })}
        onClick={remember}
      >
        {t('joinSignIn')}
      </Link>
    </>
  );
}
