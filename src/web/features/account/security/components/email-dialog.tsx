import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmail } from '#domain/mail-addresses.ts';
import { PasswordInput } from '#web/forms/password-input.tsx';
import type { SessionUser } from '#web/session/session-user.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useChangeEmail, useRefusal } from '../mutations.ts';
import { isAboutPassword } from '../sign-in-methods.ts';

interface EmailDialogProps {
  user: SessionUser;
  hasPassword: boolean;
  onClose: () => void;
}

/** With a mail server, the new address counts only after confirmation. */
export function EmailDialog({ user, hasPassword, onClose }: EmailDialogProps) {
  const { t } = useTranslation('profile');
  const change = useChangeEmail(user.id);
  const refusal = useRefusal();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', current: '' } });
  const { errors } = formState;
  const refusalText = refusal(change.error);
  const isPasswordWrong = isAboutPassword(change.error);
  const submit = handleSubmit(async ({ email, current }) => {
    try {
      const isDone = await change.mutateAsync({ email: email.trim(), current });
      toast(
        isDone
          ? { title: t('emailChanged') }
          : { title: t('emailPending'), description: t('emailPendingText', { email: email.trim() }) },
      );
      onClose();
    } catch {
      // The fields show the error.
    }
  });
  return (
    <FormDialog
      closeLabel={null}
      size="small"
      title={t('emailChange')}
      description={t('emailDialogText', { email: user.email ?? '' })}
      submitLabel={t('emailSave')}
      isBusy={change.isPending}
      gap={20}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        error={errors.email?.message ?? (!isPasswordWrong && refusalText)}
        {...register('email', {
          required: t('required'),
          validate: (typed) => isEmail(typed.trim()) || t('emailInvalid'),
        })}
      />
      {hasPassword && (
        <PasswordInput
          label={t('currentPassword')}
          autoComplete="current-password"
          error={errors.current?.message ?? (isPasswordWrong && refusalText)}
          {...register('current', { required: t('required') })}
        />
      )}
    </FormDialog>
  );
}
