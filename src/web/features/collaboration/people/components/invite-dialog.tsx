import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Send } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDialogDraft } from '#web/forms/dialog-drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { invitationDraftName } from '../collaborators.ts';
import { useInvite } from '../mutations.ts';
import styles from '../people.module.css';
import { type Invitation, invitationSchema } from '../schema.ts';

/** Asks whom to invite, and as what [COLLAB-2]. Closes when they are in; a refusal leaves what was typed. */
export function InviteDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const draft = useDialogDraft<Invitation>(invitationDraftName(tripId), { email: '', role: 'viewer' });
  const form = useForm<Invitation>({
    resolver: standardSchemaResolver(invitationSchema),
    defaultValues: draft.values,
  });
  const invite = useInvite(tripId);
  const formId = useId();

  useEffect(() => {
    draft.keep(form.getValues()); // Open is a state worth keeping too.
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.keep(values),
    });
    return () => {
      unsubscribe();
      draft.discard(); // Sent, cancelled or left: only a reload keeps it.
    };
  }, [form, draft]);

  const submit = form.handleSubmit((invitation) =>
    invite.mutateAsync(invitation).then(onClose, () => form.setFocus('email')),
  );
  const messages = new Map([
    ['emailRequired', t('collaborators:emailRequired')],
    ['emailInvalid', t('collaborators:emailInvalid')],
  ]);
  const emailError = messages.get(form.formState.errors.email?.message ?? '');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('collaborators:inviteTitle')}
      description={t('collaborators:inviteText')}
      closeLabel={t('trip:close')}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('trip:cancel')}
          </Button>
          <Button
            variant="go"
            type="submit"
            form={formId}
            icon={<Send aria-hidden="true" />}
            isBusy={invite.isPending}
          >
            {t('collaborators:sendInvitation')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.invitation} noValidate onSubmit={submit}>
        <TextField
          label={t('collaborators:email')}
          type="email"
          autoComplete="off"
          {...(emailError && { error: emailError })}
          {...form.register('email')}
        />
        <SelectField
          label={t('collaborators:role')}
          hint={t('collaborators:roleHint')}
          options={[
            { value: 'viewer', label: t('trip:viewer') },
            { value: 'editor', label: t('trip:editor') },
          ]}
          {...form.register('role')}
        />
      </form>
    </Dialog>
  );
}
