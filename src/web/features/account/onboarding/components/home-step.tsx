import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { currencyChoices } from '#i18n/currencies.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { OnboardingForm } from '../steps.ts';

export function HomeStep() {
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
