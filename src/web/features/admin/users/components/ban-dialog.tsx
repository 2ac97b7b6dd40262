import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ListedUser } from '#db/admin.types.ts';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toasts.ts';
import { required } from '../../form-rules.ts';
import { banUser } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';

export function BanDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const name = nameOfUser(user);
  const form = useStoredForm({
    draft: null,
    initial: { reason: '' },
    rules: () => z.object({ reason: required(t('reasonRequired')) }),
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
        <FormFailure text={form.failure} />
      </form>
    </Dialog>
  );
}
