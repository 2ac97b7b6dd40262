import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { AuthAgain, AuthForm, AuthText } from '../components/auth-parts.tsx';
import { type RecoveryCodeForm as Form, recoveryCodeSchema } from '../schema.ts';
import { useFormFields } from '../use-form-fields.ts';
import { AppCode } from './app-code.tsx';
import { useSecondFactor } from './mutations.ts';

/** [AUTH-9] */
export function SecondFactor() {
  const { t } = useTranslation('auth');
  const { leave } = useSecondFactor();
  const [isRecovery, setIsRecovery] = useState(false);
  usePageTitle(t('secondTitle'));
  return (
    <AuthLayout title={t('secondTitle')}>
      {isRecovery ? <RecoveryCode /> : <AppCode />}
      <AuthAgain>
        <Button variant="line" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? t('appInstead') : t('recoveryInstead')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('leave')}
        </Button>
      </AuthAgain>
    </AuthLayout>
  );
}

function RecoveryCode() {
  const { t } = useTranslation('auth');
  const { enterRecoveryCode } = useSecondFactor();
  const form = useForm<Form>({
    resolver: standardSchemaResolver(recoveryCodeSchema),
    defaultValues: { code: '' },
  });
  const field = useFormFields(form);
  return (
    <AuthForm
      onSubmit={form.handleSubmit(async ({ code }) => {
        if ((await enterRecoveryCode(code)) === 'wrong')
          form.setError('code', { message: 'recoveryCodeWrong' }, { shouldFocus: true });
      })}
    >
      <AuthText>{t('recoveryText')}</AuthText>
      <TextField
        label={t('recoveryCode')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('code')}
      />
      <Button variant="go" size="big" type="submit" isBusy={form.formState.isSubmitting}>
        {t('secondConfirm')}
      </Button>
    </AuthForm>
  );
}
