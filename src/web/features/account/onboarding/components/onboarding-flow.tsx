import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { currencyChoices } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { readQuickPlan } from '#web/forms/quick-plan.ts';
import { changedFields, useDraft } from '#web/forms/use-draft.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { RouteLine } from '#web/ui/route-line.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useSaveProfile } from '../../mutations.ts';
import {
  FIELDS,
  type OnboardingForm,
  onboardingForm,
  resumedStep,
  STEPS,
  type Step,
  stepAfter,
  stepBefore,
  unstoredChanges,
} from '../steps.ts';
import styles from './account.module.css';
import { TravelStyleFields } from './travel-style-fields.tsx';

const QUESTIONS: Record<Step, () => ReactNode> = { name: NameStep, home: HomeStep, style: TravelStyleFields };

/** Moves the focus to the new question: the text of the focused button has changed. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Shows the usual currency while none is stored. */
const shown = (seen: OnboardingForm): OnboardingForm => ({
  ...seen,
  currency: seen.currency || DEFAULT_CURRENCY,
});

/** Saves each step when it is left, so that another device resumes; drafts stay on this device. */
export function OnboardingFlow({ user }: { user: SessionUser }) {
  const { t } = useTranslation('onboarding');
  // Null until the user moves: the stored profile arrives after this device's.
  const [chosenStep, setChosenStep] = useState<Step | null>(null);
  const step = chosenStep ?? resumedStep(user);
  const stored = onboardingForm(user, DEFAULT_CURRENCY);
  const draft = useDraft('onboarding', stored);
  const form = useForm<OnboardingForm>({ defaultValues: draft.values });
  const save = useSaveProfile();
  // The currency is empty here, so that the one shown counts as a change and is stored.
  const [seen, setSeen] = useState(() => onboardingForm(user, ''));

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.keep(changedFields(values, shown(seen))),
      }),
    [form, draft, seen],
  );
  const go = form.handleSubmit(async (values) => {
    const next = stepAfter(step);
    const changes = unstoredChanges(step, values, seen);
    if (next) {
      // Not awaited, because a failure is a toast and the last step stores all.
      save.mutate(changes, {
        onSuccess: () => {
          const saved = Object.fromEntries(FIELDS[step].map((field) => [field, values[field]]));
          draft.keep(changedFields(form.getValues(), shown({ ...seen, ...saved })));
          setSeen((before) => ({ ...before, ...saved }));
        },
      });
      return setChosenStep(next);
    }
    try {
      await save.mutateAsync(changes);
    } catch {
      return; // The toast has the reason; the step stays.
    }
    draft.discard();
    toast({
      title: t('done'),
      description: readQuickPlan()?.destination ? t('doneTextPlanned') : t('doneText'),
    });
  });
  const skip = () => {
    for (const field of FIELDS[step]) form.setValue(field, stored[field]);
    return go();
  };

  const titles = {
    name: [t('stepName'), t('nameTitle'), t('nameText')],
    home: [t('stepHome'), t('homeTitle'), t('homeText')],
    style: [t('stepStyle'), t('styleTitle'), t('styleText')],
  } as const;
  const number = STEPS.indexOf(step) + 1;
  const back = stepBefore(step);
  const Questions = QUESTIONS[step];
  return (
    <FormProvider {...form}>
      <RouteLine
        label={t('progress', { step: number, steps: STEPS.length })}
        stops={STEPS.map((name) => titles[name][0])}
        current={number - 1}
      />
      <Stack as="form" gap={20} className={styles.onboardingForm} noValidate onSubmit={go}>
        <h2 key={step} ref={chosenStep ? takeFocus : undefined} tabIndex={-1}>
          {titles[step][1]}
        </h2>
        <p className={styles.onboardingText}>{titles[step][2]}</p>
        <Questions />
        <Row gap={12} justify="end" className={styles.onboardingActions}>
          {back && (
            <Button variant="quiet" onClick={() => setChosenStep(back)}>
              {t('back')}
            </Button>
          )}
          <Button variant="quiet" className={styles.onboardingSkip} onClick={skip}>
            {t('skip')}
          </Button>
          <Button variant="go" size="big" type="submit" isBusy={form.formState.isSubmitting}>
            {stepAfter(step) ? t('continue') : t('finish')}
          </Button>
        </Row>
      </Stack>
    </FormProvider>
  );
}

function HomeStep() {
  const { t } = useTranslation('onboarding');
  const { language } = useLanguage();
  const { register, formState } = useFormContext<OnboardingForm>();
  return (
    <>
      <TextField
        label={t('homeAddress')}
        autoComplete="address-level2"
        error={formState.errors.home_address?.message}
        {...register('home_address', {
          maxLength: { value: LIMITS.title, message: t('tooLong') },
        })}
      />
      <SelectField label={t('currency')} options={currencyChoices(language)} {...register('currency')} />
    </>
  );
}

function NameStep() {
  const { t } = useTranslation('onboarding');
  const { register, formState } = useFormContext<OnboardingForm>();
  const bounds = { maxLength: { value: LIMITS.title, message: t('tooLong') } };
  return (
    <div className={styles.onboardingPair}>
      <TextField
        label={t('firstName')}
        autoComplete="given-name"
        error={formState.errors.first_name?.message}
        {...register('first_name', bounds)}
      />
      <TextField
        label={t('lastName')}
        autoComplete="family-name"
        error={formState.errors.last_name?.message}
        {...register('last_name', bounds)}
      />
    </div>
  );
}
