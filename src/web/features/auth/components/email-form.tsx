import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { emailSchema, type EmailForm as Form } from '../schema.ts';
import { useFormFields } from '../use-form-fields.ts';
import { AuthForm } from './auth-parts.tsx';

interface EmailFormProps {
  email?: string;
  submitLabel: string;
  /** Returns whether it succeeded. */
  onSend: (form: Form) => Promise<boolean>;
  onSent?: (email: string) => void;
}

export function EmailForm({ email = '', submitLabel, onSend, onSent }: EmailFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm<Form>({ resolver: standardSchemaResolver(emailSchema), defaultValues: { email } });
  const field = useFormFields(form);
  return (
    <AuthForm
      onSubmit={form.handleSubmit(async (typed) => {
        if (await onSend(typed)) onSent?.(typed.email);
      })}
    >
      <TextField label={t('email')} type="email" autoComplete="email" {...field('email')} />
      <Button variant="go" size="big" type="submit" isBusy={form.formState.isSubmitting}>
        {submitLabel}
      </Button>
    </AuthForm>
  );
}
