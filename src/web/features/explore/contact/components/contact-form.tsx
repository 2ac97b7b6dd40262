import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';
import { useSession } from '#web/lib/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { FormSent } from '../../components/form-sent.tsx';
import { sendContactMessage } from '../mutations.ts';
import { contactSchema, type ContactForm as Form } from '../schema.ts';

/** The contact form (PUB-4): refused fields say why, a failed sending keeps what was typed. */
export function ContactForm({ subject }: { subject: string }) {
  const { t } = useTranslation('contact');
  const { user } = useSession();
  const [sent, setSent] = useState<Form | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, reset, formState } = useForm<Form>({
    resolver: standardSchemaResolver(contactSchema),
    defaultValues: { name: user?.displayName ?? '', email: user?.email ?? '', subject, message: '' },
  });

  const send = async (form: Form) => {
    setFailure(null);
    try {
      await sendContactMessage(form, user?.id ?? null);
      setSent(form);
    } catch (error) {
      setFailure(error instanceof AppError ? errorText(error) : t('failed'));
    }
  };

  if (sent) {
    return (
      <FormSent
        title={t('sentTitle')}
        text={t('sentText', { name: sent.name, email: sent.email })}
        again={t('another')}
        onAgain={() => {
          reset({ ...sent, subject: '', message: '' });
          setSent(null);
        }}
      />
    );
  }

  const messages = new Map([
    ['nameRequired', t('nameRequired')],
    ['emailInvalid', t('emailInvalid')],
    ['messageRequired', t('messageRequired')],
    ['lineTooLong', t('lineTooLong')],
    ['messageTooLong', t('messageTooLong')],
  ]);
  const errorOf = (field: keyof FieldErrors<Form> & keyof Form) =>
    messages.get(formState.errors[field]?.message ?? '');

  return (
    <form className="public-form" noValidate onSubmit={handleSubmit(send)}>
      <TextField label={t('name')} error={errorOf('name')} autoComplete="name" {...register('name')} />
      <TextField
        label={t('email')}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        {...register('email')}
      />
      <TextField
        label={t('subject')}
        hint={t('optional')}
        error={errorOf('subject')}
        {...register('subject')}
      />
      <TextArea label={t('message')} error={errorOf('message')} rows={7} {...register('message')} />
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      <Button variant="go" type="submit" isBusy={formState.isSubmitting}>
        {t('send')}
      </Button>
    </form>
  );
}
