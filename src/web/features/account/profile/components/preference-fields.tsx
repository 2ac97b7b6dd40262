import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currencyChoices } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { LANGUAGES } from '#i18n/languages.ts';
import { SelectField } from '#web/ui/field.tsx';
import type { ProfileForm } from '../profile-values.ts';

export function PreferenceFields() {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const { register } = useFormContext<ProfileForm>();
  return (
    <fieldset id="preferences">
      <legend>{t('preferences')}</legend>
      <SelectField
        label={t('language')}
        options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        {...register('language')}
      />
      <SelectField label={t('currency')} options={currencyChoices(language)} {...register('currency')} />
      <SelectField
        label={t('distanceUnit')}
        options={[
          { value: 'km', label: t('unitKilometres') },
          { value: 'mi', label: t('unitMiles') },
        ]}
        {...register('distance_unit')}
      />
      <SelectField
        label={t('temperatureUnit')}
        options={[
          { value: 'c', label: t('unitCelsius') },
          { value: 'f', label: t('unitFahrenheit') },
        ]}
        {...register('temperature_unit')}
      />
      <SelectField
        label={t('theme')}
        options={[
          { value: 'system', label: t('themeSystem') },
          { value: 'light', label: t('themeLight') },
          { value: 'dark', label: t('themeDark') },
        ]}
        {...register('theme')}
      />
    </fieldset>
  );
}
