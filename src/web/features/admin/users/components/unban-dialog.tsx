import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#db/admin.types.ts';
import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';
import { toast } from '#web/data/toasts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { unbanUser } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';

/** Asks before a ban is lifted, and recalls why it was given. */
export function UnbanDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [isBusy, setIsBusy] = useState(false);
  const name = nameOfUser(user);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await unbanUser(user.id);
      toast({ title: t('unbanned', { name }) });
    } catch (error) {
      toast({ title: t('saveFailed'), description: errorText(toAppError(error)), variant: 'destructive' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('unbanTitle', { name })}
      description={user.ban_reason ? t('bannedFor', { reason: user.ban_reason }) : t('unbanText')}
      confirmLabel={t('unban')}
      cancelLabel={t('cancel')}
      onConfirm={() => void confirm()}
      isBusy={isBusy}
      variant="go"
    />
  );
}
