import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
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
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={title}
      description={t('confirmPasswordText')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="go" type="submit" form="confirm-password" isBusy={show.isPending}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <Stack as="form" gap={20} id="confirm-password" noValidate onSubmit={submit}>
        <PasswordInput
          label={t('currentPassword')}
          autoComplete="current-password"
          error={formState.errors.current?.message ?? refusal(show.error)}
          {...register('current', { required: t('required') })}
        />
      </Stack>
    </Dialog>
  );
}
