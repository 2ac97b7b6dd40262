import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#db/admin.types.ts';
import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';
import { toast } from '#web/data/toasts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { removeSecondFactor } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';

/** Asks before the second factor of someone who lost the phone is removed [AUTH-9]. */
export function FactorDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [isBusy, setIsBusy] = useState(false);
  const name = nameOfUser(user);
  const confirm = async () => {
    setIsBusy(true);
    try {
      const hadFactor = await removeSecondFactor(user.id);
      toast({ title: t(hadFactor ? 'factorWasRemoved' : 'factorNone', { name }) });
    } catch (error) {
      toast({ title: t('saveFailed'), description: errorText(toAppError(error)), variant: 'destructive' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('factorRemoveTitle', { name })}
      description={t('factorRemoveText')}
      confirmLabel={t('factorRemove')}
      cancelLabel={t('cancel')}
      onConfirm={() => void confirm()}
      isBusy={isBusy}
      variant="danger"
    />
  );
}
