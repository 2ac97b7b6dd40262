import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { emailSchema, type EmailForm as Form } from '../schema.ts';
import { useFormMessages } from '../use-form-messages.ts';
import { AuthForm } from './auth-parts.tsx';

interface EmailFormProps {
  email: string;
  submitLabel: string;
  onSend: (form: Form) => Promise<boolean>;
}

export function EmailForm({ email, submitLabel, onSend }: EmailFormProps) {
  const { t } = useTranslation('auth');
  const messageOf = useFormMessages();
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: standardSchemaResolver(emailSchema),
    defaultValues: { email },
  });
  return (
    <AuthForm
      onSubmit={handleSubmit(async (form) => {
        await onSend(form);
      })}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={messageOf(formState.errors.email)}
        {...register('email')}
      />
      <Button variant="go" size="big" type="submit" isBusy={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </AuthForm>
  );
}
