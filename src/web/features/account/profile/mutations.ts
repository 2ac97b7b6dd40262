import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/i18n.ts';
import { savePreferences } from '#web/session/preferences/save-preferences.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { toast } from '#web/ui/toasts.ts';
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
      toast({
        title: t('updateFailed'),
        description: errorText(toAppError(error)),
        variant: 'destructive',
      });
    },
  });
  return { turn: change.mutate, wanted: change.isPending ? change.variables : undefined };
}
