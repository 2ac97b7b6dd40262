import { useState } from 'react';
import type { AdminPerson } from '#db/admin.types.ts';
import { deviceOf } from '#web/features/account/security/sign-in-methods.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toasts.ts';
import { AdminTable } from '../../components/admin-table.tsx';
import { ConfirmAction } from '../../components/resource-actions.tsx';
import type { Column } from '../../resource.ts';
import { nameOfUser, useAdminWords } from '../../use-admin-words.ts';
import { useAttempt } from '../../use-attempt.ts';
import { endSessions } from '../mutations.ts';
import { PersonPart } from './person-part.tsx';

type Session = AdminPerson['sessions'][number];

/** Lets supervisors sign others out, of one device or all. */
export function PersonSessions({ person, isMe }: { person: AdminPerson; isMe: boolean }) {
  const { t, when } = useAdminWords();
  const { attempt } = useAttempt();
  const [ending, setEnding] = useState<{ session: string | null } | null>(null);
  const { sessions } = person;
  const name = nameOfUser(person);
  const device = ({ user_agent }: Session) => deviceOf(user_agent) ?? t('unknownDevice');
  const end = (session: string | null) =>
    attempt(async () => {
      await endSessions(person.id, session);
      toast({ title: t(session === null ? 'sessionsAllEnded' : 'sessionOneEnded', { name }) });
    }, t('saveFailed'));
  const columns: Column<Session>[] = [
    {
      label: t('device'),
      look: 'main',
      cell: device,
      under: ({ last_used_at, address }) => [when(last_used_at), address].filter(Boolean).join(' · '),
    },
    { label: t('lastUsed'), look: 'wide', cell: ({ last_used_at }) => when(last_used_at) },
    { label: t('eventFrom'), look: 'wide', cell: ({ address }) => address },
  ];
  const endButton = (session: Session) => (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('endSessionOf', { device: device(session) })}
      onClick={() => setEnding({ session: session.id })}
    >
      {t('endSession')}
    </Button>
  );
  return (
    <PersonPart
      title={t('openSessions')}
      action={
        !isMe &&
        sessions.length > 1 && (
          <Button onClick={() => setEnding({ session: null })}>{t('endAllSessions')}</Button>
        )
      }
      none={sessions.length === 0 && t('noSessions')}
    >
      <AdminTable
        caption={t('openSessions')}
        rows={sessions}
        keyOf={({ id }) => id}
        columns={columns}
        actions={isMe ? undefined : endButton}
      />
      {ending && (
        <ConfirmAction
          title={ending.session ? t('endSessionTitle', { name }) : t('endAllSessionsTitle', { name })}
          description={t('endSessionText')}
          confirmLabel={t('endSession')}
          run={() => end(ending.session)}
          onClose={() => setEnding(null)}
        />
      )}
    </PersonPart>
  );
}
