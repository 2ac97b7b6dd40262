import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { currencyChoices } from '#i18n/currencies.ts';
import { LANGUAGES } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { SessionUser } from '#web/lib/session-user.ts';
import { useTheme } from '#web/lib/theme.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { useSaveProfile } from '../../mutations.ts';
import { type ProfileForm as Form, profileChanges, profileForm } from '../model.ts';

const ADDRESS_LENGTH = 1000;

/** The profile's one form. A refused save keeps what was typed; the toast says why (PROF-3). */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme } = useTheme();
  const save = useSaveProfile();
  const { register, handleSubmit, formState, reset } = useForm<Form>({
    defaultValues: profileForm(user, { language, theme, currency: DEFAULT_CURRENCY }),
  });
  const { errors, isDirty } = formState;
  const line = { maxLength: { value: LIMITS.title, message: t('tooLong') } };

  const submit = handleSubmit(async (form) => {
    try {
      await save.mutateAsync(profileChanges(form));
    } catch {
      return;
    }
    reset(form);
    setTheme(form.theme);
    if (form.language !== language) await setLanguage(form.language);
    toast({ title: t('saved') });
  });

  return (
    <form className="profile-form" noValidate onSubmit={submit}>
      <fieldset>
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
        <TextField label={t('email')} hint={t('emailHint')} value={user.email ?? ''} readOnly />
        <TextArea
          label={t('bio')}
          hint={t('bioHint')}
          rows={3}
          error={errors.bio?.message}
          {...register('bio', { maxLength: { value: LIMITS.text, message: t('textTooLong') } })}
        />
        <TextField
          label={t('homeAddress')}
          hint={t('homeAddressHint')}
          autoComplete="street-address"
          error={errors.home_address?.message}
          {...register('home_address', {
            maxLength: { value: ADDRESS_LENGTH, message: t('addressTooLong') },
          })}
        />
      </fieldset>
      <fieldset>
        <legend>{t('preferences')}</legend>
        <SelectField
          label={t('language')}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          {...register('language')}
        />
        <SelectField label={t('currency')} options={currencyChoices(language)} {...register('currency')} />
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
      <div className="profile-actions">
        <Button variant="go" type="submit" isBusy={save.isPending}>
          {t('save')}
        </Button>
        {isDirty && <p>{t('unsaved')}</p>}
      </div>
    </form>
  );
}
