import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { currencyChoices } from '#i18n/currencies.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { PlaceField } from '#web/lib/place-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { OnboardingForm } from '../model.ts';

/** Where trips begin (towns are offered), and in what money they are counted. */
export function HomeStep() {
  const { t } = useTranslation('onboarding');
  const { language } = useLanguage();
  const { register } = useFormContext<OnboardingForm>();
  const { field, fieldState } = useController<OnboardingForm, 'home_address'>({
    name: 'home_address',
    rules: { maxLength: { value: LIMITS.title, message: t('tooLong') } },
  });
  return (
    <>
      <PlaceField
        {...field}
        label={t('homeAddress')}
        autoComplete="address-level2"
        error={fieldState.error?.message}
        onType={field.onChange}
        onPick={({ formatted_address }) => field.onChange(formatted_address)}
      />
      <SelectField label={t('currency')} options={currencyChoices(language)} {...register('currency')} />
    </>
  );
}
