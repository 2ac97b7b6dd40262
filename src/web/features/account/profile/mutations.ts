import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '#web/data/request.ts';
import { savePreferences } from '#web/session/preferences/stored-preferences.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { MAIL_PREFERENCES, type MailKind } from './profile-values.ts';

/** Turns a mail on or off. `wanted` is the choice in flight; a refusal is reverted with a toast. */
export function useMailSwitch(kind: MailKind) {
  const store = useSessionStore();
  const { t } = useTranslation('profile');
  const change = useMutation({
    scope: { id: 'profile' }, // Runs one at a time, also with the form's.
    mutationFn: async (isWanted: boolean) => {
      await savePreferences({
        [MAIL_PREFERENCES[kind]]: isWanted ? 'on' : 'off',
        // The summary is sent in the morning of this zone.
        ...(kind === 'summary' && { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
      });
      await store.refresh();
    },
    onError: (error) => {
      toastFailure(t('updateFailed'), error);
    },
  });
  return { turn: change.mutate, wanted: change.isPending ? change.variables : undefined };
}
