import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useAuthActions } from '../mutations.ts';
import { type NewPasswordForm as Form, newPasswordSchema } from '../schema.ts';
import { useFormMessages } from './use-form-messages.ts';

/** The new password of whoever came by the link of a recovery mail (AUTH-8). */
export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const messageOf = useFormMessages();
  const { setPassword } = useAuthActions();
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  return (
    <form
      className="auth-form"
      noValidate
      onSubmit={handleSubmit(async ({ password, confirmation }) => {
        if (password !== confirmation) {
          setError('confirmation', { message: 'confirmationDiffers' }, { shouldFocus: true });
        } else if (await setPassword(password)) {
          onDone();
        }
      })}
    >
      <TextField
        label={t('newPassword')}
        type="password"
        autoComplete="new-password"
        hint={t('passwordHint')}
        error={messageOf(formState.errors.password)}
        {...register('password')}
      />
      <TextField
        label={t('confirmPassword')}
        type="password"
        autoComplete="new-password"
        error={messageOf(formState.errors.confirmation)}
        {...register('confirmation')}
      />
      <Button variant="go" size="big" type="submit" isBusy={formState.isSubmitting}>
        {t('saveNewPassword')}
      </Button>
    </form>
  );
}
