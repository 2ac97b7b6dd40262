import { useEffect, useRef } from 'react';
import { FormProvider, useController, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/i18n.ts';
import { type StoredForm, useStoredForm } from '#web/forms/use-stored-form.ts';
import { PlaceField } from '#web/places/place-field.tsx';
import { setTheme, useTheme } from '#web/session/preferences/theme.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { useSaveProfile } from '../../mutations.ts';
import { TravelStyleFields } from '../../onboarding/components/travel-style-fields.tsx';
import { type ProfileForm as Form, profileChanges, storedFields } from '../profile-values.ts';
import { IdentityFields } from './identity-fields.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import styles from './profile.module.css';

/** The draft lasts until it is saved or discarded, also after a refusal [PROF-3]. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['profile', 'common']);
  const { language, setLanguage } = useLanguage();
  const theme = useTheme();
  const save = useSaveProfile();
  const stored: Form = { ...storedFields(user), language, theme };
  const form = useStoredForm<Form>({
    draft: 'profile',
    initial: stored,
    save: async (values) => {
      const changes = profileChanges(values, dirtyFields);
      const profile = await save.mutateAsync(changes).catch(() => null);
      if (!profile) return false; // The toast has the reason.
      const { language: _, theme: __, ...submitted } = values;
      form.follow(storedFields(profile), submitted);
      // One that was not chosen here may have been chosen in the header until now.
      const { theme: chosen, language: spoken } = changes.preferences ?? {};
      if (chosen) setTheme(values.theme);
      const isShown = !spoken || (await setLanguage(values.language));
      toast(isShown ? { title: t('saved') } : { title: t('common:languageFailed'), variant: 'destructive' });
      return true;
    },
  });
  const { dirtyFields } = form.formState;
  useFollowed(form, stored);

  return (
    <FormProvider {...form}>
      <form className={styles.profileForm} noValidate onSubmit={form.submit}>
        <IdentityFields email={user.email ?? ''} />
        <HomeFields />
        <TravelStyle />
        <PreferenceFields />
        <SaveBar isBusy={save.isPending} onGiveUp={() => form.restart(stored)} />
      </form>
    </FormProvider>
  );
}

/** Another device may have changed the profile, which is read again while the form is open. */
function useFollowed({ follow }: StoredForm<Form>, stored: Form): void {
  const state = JSON.stringify(stored);
  const seen = useRef(state);
  const followStored = useStableCallback(() => follow(stored));
  useEffect(() => {
    // Synchronises untouched fields with the session's user.
    if (seen.current === state) return;
    seen.current = state;
    followStored();
  }, [state, followStored]);
}

/** Is sticky while there are changes. */
function SaveBar({ isBusy, onGiveUp }: { isBusy: boolean; onGiveUp: () => void }) {
  const { t } = useTranslation('profile');
  const { isDirty } = useFormState<Form>();
  return (
    <Row gap={16} rowGap={8} wrap className={styles.profileActions} data-unsaved={isDirty || undefined}>
      <Button variant="go" type="submit" isBusy={isBusy}>
        {t('save')}
      </Button>
      {isDirty && (
        <Button variant="quiet" onClick={onGiveUp}>
          {t('giveUp')}
        </Button>
      )}
      <p role="status">{isDirty && t('unsaved')}</p>
    </Row>
  );
}

const ADDRESS_LENGTH = 1000;

function TravelStyle() {
  const { t } = useTranslation('profile');
  return (
    <fieldset id="style">
      <legend>{t('travelStyle')}</legend>
      <Stack gap={20} className={styles.profileWide}>
        <TravelStyleFields />
      </Stack>
    </fieldset>
  );
}

/** Accepts a suggested town or any address; only the text is stored [PROF-2]. */
function HomeFields() {
  const { t } = useTranslation('profile');
  const { field, fieldState } = useController<Form, 'home_address'>({
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
