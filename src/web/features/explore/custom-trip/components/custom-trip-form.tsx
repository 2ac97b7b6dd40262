import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TravelStyle, travelStyleOf } from '#web/features/account/model.ts';
import { useSession } from '#web/session/session.tsx';
import { ChoiceLabel } from '#web/ui/choice-label.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { Row } from '#web/ui/layout.tsx';
import { FormSent } from '../../form-sent.tsx';
import { SubmissionForm } from '../../submission-form.tsx';
import { useSubmission } from '../../use-submission.ts';
import type { CustomTripMistake, CustomTripForm as Form } from '../schema.ts';
import styles from './custom-trip.module.css';

const loadRules = async () => (await import('../schema.ts')).customTripSchema;

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

/** Wishes that are interests of a profile as well. */
const INTERESTS = ['nature', 'culture', 'food', 'family'] as const;

/** A slow pace is a wish for rest [ONB-1]. */
const wishesOf = ({ interests, pace }: TravelStyle): Form['style'] => [
  ...INTERESTS.filter((interest) => interests.includes(interest)),
  ...(pace === 'slow' ? (['rest'] as const) : []),
];

export function CustomTripForm() {
  const { t } = useTranslation('custom-trip');
  const { user } = useSession();
  const empty = { ...EMPTY_TRIP, style: wishesOf(travelStyleOf(user?.preferences)) };
  const submission = useSubmission<Form>({
    draft: 'custom-trip',
    rules: loadRules,
    initial: { ...empty, name: user?.displayName ?? '', email: user?.email ?? '' },
    send: async (form, sending) => (await import('../mutations.ts')).sendCustomTripRequest(form, sending),
    failed: t('failed'),
    messages: {
      nameRequired: t('nameRequired'),
      emailInvalid: t('emailInvalid'),
      messageRequired: t('messageRequired'),
      dateInvalid: t('dateInvalid'),
      endBeforeStart: t('endBeforeStart'),
      travellersInvalid: t('travellersInvalid'),
      budgetInvalid: t('budgetInvalid'),
      phoneInvalid: t('phoneInvalid'),
      phoneTooLong: t('phoneTooLong'),
      lineTooLong: t('lineTooLong'),
      messageTooLong: t('messageTooLong'),
    } satisfies Record<CustomTripMistake, string>,
  });
  const { sent, field, register, again, watch } = submission;
  const typed = watch();
  if (sent) {
    return (
      <FormSent
        title={t('sentTitle')}
        text={t('sentText', { name: sent.name, email: sent.email })}
        again={t('another')}
        onAgain={() => again({ ...empty, name: sent.name, email: sent.email })}
      />
    );
  }
  return (
    <SubmissionForm submission={submission} send={t('send')}>
      <Step title={t('whereTitle')} isDone={Boolean(typed.destination || typed.start_date)}>
        <TextField label={t('destination')} hint={t('destinationHint')} {...field('destination')} />
        <div className={styles.formRow}>
          <TextField label={t('startDate')} type="date" {...field('start_date')} />
          <TextField label={t('endDate')} type="date" {...field('end_date')} />
        </div>
        <Row as="label" gap={10} inline className={styles.formCheck}>
          <input type="checkbox" {...register('flexible')} />
          {t('flexible')}
        </Row>
      </Step>
      <Step title={t('wishTitle')} isDone={typed.message.trim() !== ''}>
        <div className={styles.formRow}>
          <TextField label={t('travellers')} inputMode="numeric" {...field('travellers')} />
          <TextField label={t('budget')} inputMode="decimal" {...field('budget')} />
        </div>
        <StyleChoices register={register('style')} />
        <TextArea label={t('message')} rows={6} {...field('message')} />
      </Step>
      <Step title={t('youTitle')} isDone={typed.name.trim() !== '' && typed.email.includes('@')}>
        <div className={styles.formRow}>
          <TextField label={t('name')} autoComplete="name" required {...field('name')} />
          <TextField label={t('email')} type="email" autoComplete="email" required {...field('email')} />
        </div>
        <TextField
          label={t('phone')}
          hint={t('optional')}
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
      </Step>
    </SubmissionForm>
  );
}

function Step({ title, isDone, children }: { title: string; isDone: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.formStep} data-done={isDone || undefined}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function StyleChoices({ register }: { register: UseFormRegisterReturn<'style'> }) {
  const { t } = useTranslation('custom-trip');
  const names: Record<Form['style'][number], string> = {
    nature: t('styleNature'),
    culture: t('styleCulture'),
    food: t('styleFood'),
    rest: t('styleRest'),
    adventure: t('styleAdventure'),
    family: t('styleFamily'),
  };
  return (
    <Row as="fieldset" gap={8} align="stretch" wrap className={styles.formStyles}>
      <legend>{t('style')}</legend>
      {Object.entries(names).map(([style, name]) => (
        <Row as={ChoiceLabel} gap={8} inline key={style}>
          <input type="checkbox" value={style} {...register} />
          {name}
        </Row>
      ))}
    </Row>
  );
}
