import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { TextField } from '#web/ui/field.tsx';
import type { OnboardingForm } from '../steps.ts';
import styles from './account.module.css';

export function NameStep() {
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
