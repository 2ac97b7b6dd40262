import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';
import { useSession } from '#web/lib/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { FormSent } from '../../components/form-sent.tsx';
import { sendCustomTripRequest } from '../mutations.ts';
import { customTripSchema, type CustomTripForm as Form } from '../schema.ts';
import { StyleChoices } from './style-choices.tsx';

const EMPTY_TRIP = {
  phone: '',
  destination: '',
  start_date: '',
  end_date: '',
  flexible: false,
  travellers: '',
  budget: '',
  style: [],
  message: '',
} satisfies Partial<Form>;

/** The custom trip form (PUB-2): refused fields say why, a failed sending keeps what was typed. */
export function CustomTripForm() {
  const { t } = useTranslation('custom-trip');
  const { user } = useSession();
  const [sent, setSent] = useState<Form | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, reset, formState } = useForm<Form>({
    resolver: standardSchemaResolver(customTripSchema),
    defaultValues: { ...EMPTY_TRIP, name: user?.displayName ?? '', email: user?.email ?? '' },
  });

  const send = async (form: Form) => {
    setFailure(null);
    try {
      await sendCustomTripRequest(form, user?.id ?? null);
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
          reset({ ...EMPTY_TRIP, name: sent.name, email: sent.email });
          setSent(null);
        }}
      />
    );
  }

  const messages = new Map([
    ['nameRequired', t('nameRequired')],
    ['emailInvalid', t('emailInvalid')],
    ['messageRequired', t('messageRequired')],
    ['dateInvalid', t('dateInvalid')],
    ['endBeforeStart', t('endBeforeStart')],
    ['travellersInvalid', t('travellersInvalid')],
    ['budgetInvalid', t('budgetInvalid')],
    ['phoneTooLong', t('phoneTooLong')],
    ['lineTooLong', t('lineTooLong')],
    ['messageTooLong', t('messageTooLong')],
  ]);
  const field = (name: Exclude<keyof Form, 'flexible' | 'style'>) => ({
    ...register(name),
    error: messages.get(formState.errors[name]?.message ?? ''),
  });

  return (
    <form className="public-form" noValidate onSubmit={handleSubmit(send)}>
      <fieldset>
        <legend>{t('tripTitle')}</legend>
        <TextField label={t('destination')} hint={t('destinationHint')} {...field('destination')} />
        <div className="form-row">
          <TextField label={t('startDate')} type="date" {...field('start_date')} />
          <TextField label={t('endDate')} type="date" {...field('end_date')} />
        </div>
        <label className="form-check">
          <input type="checkbox" {...register('flexible')} />
          {t('flexible')}
        </label>
        <div className="form-row">
          <TextField label={t('travellers')} inputMode="numeric" {...field('travellers')} />
          <TextField label={t('budget')} inputMode="decimal" {...field('budget')} />
        </div>
        <StyleChoices register={register('style')} />
        <TextArea label={t('message')} rows={6} {...field('message')} />
      </fieldset>
      <fieldset>
        <legend>{t('youTitle')}</legend>
        <div className="form-row">
          <TextField label={t('name')} autoComplete="name" {...field('name')} />
          <TextField label={t('email')} type="email" autoComplete="email" {...field('email')} />
        </div>
        <TextField
          label={t('phone')}
          hint={t('optional')}
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
      </fieldset>
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
