import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import { Status } from '#web/ui/status.tsx';
import { ResendButton } from '../code/components/resend-button.tsx';
import { useAuthActions } from '../mutations.ts';
import { type NewPasswordForm as Form, newPasswordSchema } from '../schema.ts';
import { AuthAgain, AuthForm, AuthText } from './auth-parts.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Sets a password after a recovery link or an invitation [AUTH-8]. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const { setPassword, requestRecovery } = useAuthActions();
  const [isExpired, setExpired] = useState(false);
  const form = useForm<Form>({
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const { handleSubmit, setError, formState } = form;
  const save = async (typed: Form) => {
    if (typed.password !== typed.confirmation) {
      setError('confirmation', { message: 'confirmationDiffers' }, { shouldFocus: true });
      return;
    }
    const outcome = await setPassword(typed.password);
    setExpired(outcome === 'linkExpired');
    if (outcome === true) onDone();
    else if (outcome && outcome !== 'linkExpired')
      setError('password', { message: outcome }, { shouldFocus: true });
  };
  return (
    <FormProvider {...form}>
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
        <NewPasswordFields label={t('newPassword')} email={email} />
        <Button variant="go" size="big" type="submit" isBusy={formState.isSubmitting}>
          {t('saveNewPassword')}
        </Button>
      </AuthForm>
      <Status>
        {isExpired && (
          <AuthAgain>
            <AuthText>{t('linkExpired')}</AuthText>
            <ResendButton onResend={() => requestRecovery({ email })} />
          </AuthAgain>
        )}
      </Status>
    </FormProvider>
  );
}
