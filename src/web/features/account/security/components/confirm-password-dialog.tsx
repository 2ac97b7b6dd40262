import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useRefusal, useShowPassword } from '../mutations.ts';

interface ConfirmPasswordDialogProps {
  title: string;
  onClose: () => void;
  onConfirmed: () => void;
}

export function ConfirmPasswordDialog({ title, onClose, onConfirmed }: ConfirmPasswordDialogProps) {
  const { t } = useTranslation('profile');
  const show = useShowPassword();
  const refusal = useRefusal();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { current: '' } });
  const submit = handleSubmit(async ({ current }) => {
    await show.mutateAsync(current).then(onConfirmed, () => {});
  });
  return (
    <FormDialog
      closeLabel={null}
      size="small"
      title={title}
      description={t('confirmPasswordText')}
      submitLabel={t('continue')}
      isBusy={show.isPending}
      gap={20}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordInput
        label={t('currentPassword')}
        autoComplete="current-password"
        error={formState.errors.current?.message ?? refusal(show.error)}
        {...register('current', { required: t('required') })}
      />
    </FormDialog>
  );
}
