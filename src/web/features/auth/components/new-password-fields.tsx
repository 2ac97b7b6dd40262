import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#web/forms/password-input.tsx';
import type { NewPasswordForm } from '../schema.ts';
import { useFormMessages } from '../use-form-messages.ts';
import { PasswordStrength } from './password-strength.tsx';

/** A new password, rated while it is typed, and once more [AUTH-4]. */
export function NewPasswordFields({ label, email }: { label: string; email: string }) {
  const { t } = useTranslation('auth');
  const messageOf = useFormMessages();
  const { register, control, formState } = useFormContext<NewPasswordForm>();
  const password = useWatch({ control, name: 'password' });
  return (
    <>
      <PasswordInput
        label={label}
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
    </>
  );
}
