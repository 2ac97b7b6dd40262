import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useAuthActions } from '../mutations.ts';
import { type NewPasswordForm as Form, newPasswordSchema } from '../schema.ts';
import { useFormMessages } from '../use-form-messages.ts';
import { AuthForm } from './auth-parts.tsx';
import { PasswordStrength } from './password-strength.tsx';

/** Sets a password after a recovery link or an invitation [AUTH-8]. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const messageOf = useFormMessages();
  const { setPassword } = useAuthActions();
  const { register, handleSubmit, setError, control, formState } = useForm<Form>({
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const save = async (form: Form) => {
    if (form.password !== form.confirmation) {
      setError('confirmation', { message: 'confirmationDiffers' }, { shouldFocus: true });
      return;
    }
    const outcome = await setPassword(form.password);
    if (outcome === true) onDone();
    else if (outcome) setError('password', { message: outcome }, { shouldFocus: true });
  };
  return (
    <AuthForm onSubmit={handleSubmit(save)}>
      {/* Password managers need the address. */}
      <VisuallyHidden
        as="input"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordInput
        label={t('newPassword')}
        autoComplete="new-password"
        hint={<PasswordStrength password={password} email={email} />}
        error={messageOf(formState.errors.password)}
        {...register('password')}
      />
      <PasswordInput
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={messageOf(formState.errors.confirmation)}
        {...register('confirmation')}
      />
      <Button variant="go" size="big" type="submit" isBusy={formState.isSubmitting}>
        {t('saveNewPassword')}
      </Button>
    </AuthForm>
  );
}
