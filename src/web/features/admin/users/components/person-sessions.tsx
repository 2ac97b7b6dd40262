import { useState } from 'react';
import type { AdminPerson } from '#db/admin.types.ts';
import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';
import { toast } from '#web/data/toasts.ts';
import { deviceOf } from '#web/features/account/security/sign-in-methods.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { AdminTable } from '../../components/admin-table.tsx';
import styles from '../../person.module.css';
import { useAdminWords } from '../../use-admin-words.ts';
import { endSessions } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';

/** Where someone is signed in; a supervisor signs others out, of one device or of all. */
export function PersonSessions({ person, isMe }: { person: AdminPerson; isMe: boolean }) {
  const { t, when } = useAdminWords();
  const [asked, setAsked] = useState<{ session: string | null } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { sessions } = person;
  const name = nameOfUser(person);
  const device = (agent: string | null) => deviceOf(agent) ?? t('unknownDevice');
  const end = async (session: string | null) => {
    setIsBusy(true);
    try {
      await endSessions(person.id, session);
      toast({ title: t(session === null ? 'sessionsAllEnded' : 'sessionOneEnded', { name }) });
    } catch (error) {
      toast({ title: t('saveFailed'), description: errorText(toAppError(error)), variant: 'destructive' });
    }
    setIsBusy(false);
    setAsked(null);
  };
  return (
    <section className={styles.admPart} aria-labelledby="person-sessions">
      <div className={styles.admPartHead}>
        <h2 id="person-sessions">{t('openSessions')}</h2>
        {!isMe && sessions.length > 1 && (
          <Button onClick={() => setAsked({ session: null })}>{t('endAllSessions')}</Button>
        )}
      </div>
      {sessions.length === 0 ? (
        <p>{t('noSessions')}</p>
      ) : (
        <AdminTable<AdminPerson['sessions'][number]>
          caption={t('openSessions')}
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            {
              label: t('device'),
              look: 'main',
              cell: ({ user_agent }) => device(user_agent),
              under: ({ last_used_at, address }) => [when(last_used_at), address].filter(Boolean).join(' · '),
            },
            { label: t('lastUsed'), look: 'wide', cell: ({ last_used_at }) => when(last_used_at) },
            { label: t('eventFrom'), look: 'wide', cell: ({ address }) => address },
          ]}
          {...(!isMe && {
            actions: ({ id, user_agent }) => (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('endSessionOf', { device: device(user_agent) })}
                onClick={() => setAsked({ session: id })}
              >
                {t('endSession')}
              </Button>
            ),
          })}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={asked?.session ? t('endSessionTitle', { name }) : t('endAllSessionsTitle', { name })}
        description={t('endSessionText')}
        confirmLabel={t('endSession')}
        cancelLabel={t('cancel')}
        isBusy={isBusy}
        onConfirm={() => asked && void end(asked.session)}
      />
    </section>
  );
}
