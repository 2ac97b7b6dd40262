import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#db/admin.types.ts';
import { toast } from '#web/data/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import styles from '../../forms.module.css';
import { useEditForm } from '../../use-edit-form.ts';
import { banUser } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';

/** Asks for the reason of a ban and explains what it does (ADMIN-6). */
export function BanDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const name = nameOfUser(user);
  const form = useEditForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('reasonRequired') : undefined }),
    save: async ({ reason }) => {
      await banUser(user.id, reason);
      toast({ title: t('banned', { name }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('banTitle', { name })}
      description={t('banText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={id} isBusy={form.isSaving}>
            {t('ban')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit}>
        <TextArea label={t('reason')} hint={t('reasonHint')} maxLength={1000} {...form.field('reason')} />
        {form.failure && (
          <p className={styles.admFailure} data-slot="adm-failure" role="alert">
            {form.failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
