import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPerson, ListedUser } from '#db/admin.types.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import { ConfirmAction } from '../../components/confirm-action.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { removeSecondFactor } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';
import { BanDialog } from './ban-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { UnbanDialog } from './unban-dialog.tsx';

export function PersonActions({ person }: { person: AdminPerson }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<'role' | 'ban' | 'unban' | 'factor' | null>(null);
  const close = () => setAsked(null);
  return (
    <Row gap={8} align="stretch" wrap>
      <Button onClick={() => setAsked('role')}>{t('changeRights')}</Button>
      {person.has_factor && <Button onClick={() => setAsked('factor')}>{t('removeFactor')}</Button>}
      {person.is_banned ? (
        <Button onClick={() => setAsked('unban')}>{t('unban')}</Button>
      ) : (
        <Button variant="danger" onClick={() => setAsked('ban')}>
          {t('ban')}
        </Button>
      )}
      {asked === 'role' && <RoleDialog user={person} onClose={close} />}
      {asked === 'ban' && <BanDialog user={person} onClose={close} />}
      {asked === 'unban' && <UnbanDialog user={person} onClose={close} />}
      {asked === 'factor' && <FactorDialog user={person} onClose={close} />}
    </Row>
  );
}

/** Removes the second factor of a person who has lost the phone [AUTH-9]. */
function FactorDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { attempt } = useAttempt();
  const name = nameOfUser(user);
  const remove = async () => {
    const hadFactor = await removeSecondFactor(user.id);
    toast({ title: t(hadFactor ? 'factorWasRemoved' : 'factorNone', { name }) });
  };
  return (
    <ConfirmAction
      title={t('factorRemoveTitle', { name })}
      description={t('factorRemoveText')}
      confirmLabel={t('factorRemove')}
      run={() => attempt(remove, t('saveFailed'))}
      onClose={onClose}
    />
  );
}
