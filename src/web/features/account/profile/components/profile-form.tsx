import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { toast } from '#web/data/toasts.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { setTheme, useTheme } from '#web/session/theme.ts';
import { useSaveProfile } from '../../mutations.ts';
import { type ProfileForm as Form, profileChanges, profileForm } from '../profile-values.ts';
import { HomeFields } from './home-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import styles from './profile.module.css';
import { SaveBar } from './save-bar.tsx';

/** Its draft lasts until saved or discarded, also after a refusal [PROF-3]. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const { language, setLanguage } = useLanguage();
  const theme = useTheme();
  const save = useSaveProfile();
  const stored = profileForm(user, { language, theme, currency: DEFAULT_CURRENCY });
  const form = useStoredForm<Form>({
    draft: 'profile',
    initial: stored,
    save: async (values) => {
      try {
        await save.mutateAsync(profileChanges(values, dirtyFields));
      } catch {
        return false;
      }
      form.restart(values);
      setTheme(values.theme);
      if (values.language !== language) await setLanguage(values.language);
      toast({ title: t('saved') });
      return true;
    },
  });
  const { dirtyFields } = form.formState;

  return (
    <FormProvider {...form}>
      <form className={styles.profileForm} noValidate onSubmit={form.submit}>
        <IdentityFields email={user.email ?? ''} />
        <HomeFields />
        <PreferenceFields />
        <SaveBar isBusy={save.isPending} onGiveUp={() => form.restart(stored)} />
      </form>
    </FormProvider>
  );
}
