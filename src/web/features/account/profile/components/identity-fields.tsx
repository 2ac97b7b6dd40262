import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import type { ProfileForm } from '../profile-values.ts';
import styles from './profile.module.css';

export function IdentityFields({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const { register, formState } = useFormContext<ProfileForm>();
  const { errors } = formState;
  const line = { maxLength: { value: LIMITS.title, message: t('tooLong') } };
  return (
    <fieldset id="identity">
      <legend>{t('identity')}</legend>
      <TextField
        label={t('firstName')}
        autoComplete="given-name"
        error={errors.first_name?.message}
        {...register('first_name', line)}
      />
      <TextField
        label={t('lastName')}
        autoComplete="family-name"
        error={errors.last_name?.message}
        {...register('last_name', line)}
      />
      <TextField
        label={t('username')}
        autoComplete="nickname"
        error={errors.username?.message}
        {...register('username', line)}
      />
      <TextField label={t('email')} hint={t('emailHint')} value={email} readOnly />
      <TextArea
        className={styles.profileWide}
        label={t('bio')}
        hint={t('bioHint')}
        rows={3}
        error={errors.bio?.message}
        {...register('bio', { maxLength: { value: LIMITS.text, message: t('textTooLong') } })}
      />
    </fieldset>
  );
}
