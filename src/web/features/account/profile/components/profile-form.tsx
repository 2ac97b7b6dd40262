import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { toast } from '#web/data/toasts.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { setTheme, useTheme } from '#web/session/theme.ts';
import { useSaveProfile } from '../../mutations.ts';
import styles from '../profile.module.css';
import { type ProfileForm as Form, profileChanges, profileForm } from '../profile-values.ts';
import { HomeFields } from './home-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import { SaveBar } from './save-bar.tsx';

/**
 * The profile's one form. Its draft stays on the device until it is saved or discarded, also after a refused save, whose
 * toast says why (PROF-3).
 */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const { language, setLanguage } = useLanguage();
  const theme = useTheme();
  const save = useSaveProfile();
  const stored = profileForm(user, { language, theme, currency: DEFAULT_CURRENCY });
  const draft = useDraft('profile', stored);
  const form = useForm<Form>({ defaultValues: stored });
  const { handleSubmit, reset, subscribe, setValue } = form;
  const { dirtyFields } = form.formState;

  useEffect(() => {
    // What was typed before counts as typed: it is not stored yet.
    for (const [name, value] of entriesOf(draft.values)) setValue(name, value, { shouldDirty: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? draft.keep(values) : draft.discard()),
    });
  }, [draft, setValue, subscribe]);

  const submit = handleSubmit(async (values) => {
    try {
      await save.mutateAsync(profileChanges(values, dirtyFields));
    } catch {
      return;
    }
    draft.discard();
    reset(values);
    setTheme(values.theme);
    if (values.language !== language) await setLanguage(values.language);
    toast({ title: t('saved') });
  });
  const giveUp = () => {
    draft.discard();
    reset(stored);
  };

  return (
    <FormProvider {...form}>
      <form className={styles.profileForm} noValidate onSubmit={submit}>
        <IdentityFields email={user.email ?? ''} />
        <HomeFields />
        <PreferenceFields />
        <SaveBar isBusy={save.isPending} onGiveUp={giveUp} />
      </form>
    </FormProvider>
  );
}

const FIELDS = [
  'first_name',
  'last_name',
  'username',
  'bio',
  'home_address',
  'language',
  'currency',
  'theme',
  'distance_unit',
  'temperature_unit',
] as const satisfies (keyof Form)[];

const entriesOf = (values: Form) => FIELDS.map((name) => [name, values[name]] as const);
