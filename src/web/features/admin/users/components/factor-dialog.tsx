import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#db/admin.types.ts';
import { toast } from '#web/data/toasts.ts';
import { ConfirmAction } from '../../components/confirm-action.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { removeSecondFactor } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';

/** For someone who lost the phone [AUTH-9]. */
export function FactorDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
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
