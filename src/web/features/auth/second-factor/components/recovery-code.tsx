import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { AuthForm, AuthText } from '../../components/auth-parts.tsx';
import { type RecoveryCodeForm as Form, recoveryCodeSchema } from '../../schema.ts';
import { useFormMessages } from '../../use-form-messages.ts';
import { useSecondFactor } from '../mutations.ts';

export function RecoveryCode() {
  const { t } = useTranslation('auth');
  const messageOf = useFormMessages();
  const { enterRecoveryCode } = useSecondFactor();
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: standardSchemaResolver(recoveryCodeSchema),
    defaultValues: { code: '' },
  });
  return (
    <AuthForm
      onSubmit={handleSubmit(async ({ code }) => {
        if ((await enterRecoveryCode(code)) === 'wrong')
          setError('code', { message: 'recoveryCodeWrong' }, { shouldFocus: true });
      })}
    >
      <AuthText>{t('recoveryText')}</AuthText>
      <TextField
        label={t('recoveryCode')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={messageOf(formState.errors.code)}
        {...register('code')}
      />
      <Button variant="go" size="big" type="submit" isBusy={formState.isSubmitting}>
        {t('secondConfirm')}
      </Button>
    </AuthForm>
  );
}
