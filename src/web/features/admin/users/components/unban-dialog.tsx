import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#db/admin.types.ts';
import { toast } from '#web/ui/toasts.ts';
import { ConfirmAction } from '../../components/confirm-action.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { unbanUser } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';

/** Shows the reason of the ban before it is lifted. */
export function UnbanDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { attempt } = useAttempt();
  const name = nameOfUser(user);
  const unban = async () => {
    await unbanUser(user.id);
    toast({ title: t('unbanned', { name }) });
  };
  return (
    <ConfirmAction
      title={t('unbanTitle', { name })}
      description={user.ban_reason ? t('bannedFor', { reason: user.ban_reason }) : t('unbanText')}
      confirmLabel={t('unban')}
      variant="go"
      run={() => attempt(unban, t('saveFailed'))}
      onClose={onClose}
    />
  );
}
