import { useTranslation } from 'react-i18next';
import { useSession } from '#web/session/session.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { FormSent } from '../form-sent.tsx';
import type { MessageMistake } from '../message-fields.ts';
import { SubmissionForm } from '../submission-form.tsx';
import { useSubmission } from '../use-submission.ts';
import type { ContactForm as Form } from './schema.ts';

const loadRules = async () => (await import('./schema.ts')).contactSchema;

export function ContactForm({ subject }: { subject: string }) {
  const { t } = useTranslation('contact');
  const { user } = useSession();
  const submission = useSubmission<Form>({
    draft: 'contact',
    rules: loadRules,
    initial: { name: user?.displayName ?? '', email: user?.email ?? '', subject, message: '' },
    send: async (form, sending) => (await import('./mutations.ts')).sendContactMessage(form, sending),
    failed: t('failed'),
    messages: {
      nameRequired: t('nameRequired'),
      emailInvalid: t('emailInvalid'),
      messageRequired: t('messageRequired'),
      lineTooLong: t('lineTooLong'),
      messageTooLong: t('messageTooLong'),
    } satisfies Record<MessageMistake, string>,
  });
  const { sent, field, again } = submission;
  if (sent) {
    return (
      <FormSent
        title={t('sentTitle')}
        text={t('sentText', { name: sent.name, email: sent.email })}
        again={t('another')}
        onAgain={() => again({ ...sent, subject: '', message: '' })}
      />
    );
  }
  return (
    <SubmissionForm submission={submission} send={t('send')}>
      <TextField label={t('name')} autoComplete="name" required {...field('name')} />
      <TextField label={t('email')} type="email" autoComplete="email" required {...field('email')} />
      <TextField label={t('subject')} hint={t('optional')} {...field('subject')} />
      <TextArea label={t('message')} rows={7} required {...field('message')} />
    </SubmissionForm>
  );
}
