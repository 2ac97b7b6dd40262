import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '#web/forms/place-field.tsx';
import type { ProfileForm } from '../profile-values.ts';
import styles from './profile.module.css';

const ADDRESS_LENGTH = 1000;

/** A suggested town or any address; only the text is stored [PROF-2]. */
export function HomeFields() {
  const { t } = useTranslation('profile');
  const { field, fieldState } = useController<ProfileForm, 'home_address'>({
    name: 'home_address',
    rules: { maxLength: { value: ADDRESS_LENGTH, message: t('addressTooLong') } },
  });
  return (
    <fieldset id="home">
      <legend>{t('home')}</legend>
      <div className={styles.profileWide}>
        <PlaceField
          {...field}
          label={t('homeAddress')}
          hint={t('homeAddressHint')}
          autoComplete="street-address"
          error={fieldState.error?.message}
          onType={field.onChange}
          onPick={({ formatted_address }) => field.onChange(formatted_address)}
        />
      </div>
    </fieldset>
  );
}
