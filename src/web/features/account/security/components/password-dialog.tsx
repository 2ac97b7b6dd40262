import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { passwordFault } from '#domain/passwords.ts';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useChangePassword, useRefusal } from '../mutations.ts';

interface PasswordDialogProps {
  userId: string;
  hasPassword: boolean;
  onClose: () => void;
}

export function PasswordDialog({ userId, hasPassword, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('profile');
  const change = useChangePassword(userId);
  const refusal = useRefusal();
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { current: '', password: '', again: '' },
  });
  const { errors } = formState;
  const isAboutNew = ['weak_password', 'same_password'].includes(
    (change.error && toAppError(change.error).code) ?? '',
  );
  const refusalText = refusal(change.error);
  const submit = handleSubmit(async ({ current, password }) => {
    await change.mutateAsync({ current, password }).then(onClose, () => {});
  });
  return (
    <FormDialog
      closeLabel={null}
      size="small"
      title={hasPassword ? t('passwordChange') : t('passwordSet')}
      description={t('passwordDialogText')}
      submitLabel={t('passwordSave')}
      isBusy={change.isPending}
      gap={20}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasPassword && (
        <PasswordInput
          label={t('currentPassword')}
          autoComplete="current-password"
          error={errors.current?.message ?? (!isAboutNew && refusalText)}
          {...register('current', { required: t('required') })}
        />
      )}
      <PasswordInput
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('passwordHint')}
        error={errors.password?.message ?? ((isAboutNew || !hasPassword) && refusalText)}
        {...register('password', {
          required: t('required'),
          validate: (password) => passwordFault(password) !== 'short' || t('passwordShort'),
        })}
      />
      <PasswordInput
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={errors.again?.message}
        {...register('again', {
          validate: (again) => again === getValues('password') || t('passwordsDiffer'),
        })}
      />
    </FormDialog>
  );
}
