import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { remove, storageKeys } from '#web/data/browser-storage.ts';
import { failureText, request } from '#web/data/request.ts';
import { PushDeniedError, pushState, unsubscribeBrowser } from '#web/offline/push-subscription.ts';
import { savePreferences } from '#web/session/preferences/stored-preferences.ts';
import { useSessionStore } from '#web/session/session.tsx';
import type { SessionUser } from '#web/session/session-user.ts';
import { toast } from '#web/ui/toasts.ts';
import { preference } from '../model.ts';
import { addBrowser } from './add-browser.ts';
import { pushDevicesQuery } from './queries.ts';

/** Asks for the browser's permission when it is turned on, unless it is for other devices alone. `wanted` is the choice in flight. */
export function usePushSwitch(userId: string, kind: PushKind, pushKey: string) {
  const store = useSessionStore();
  const cache = useQueryClient();
  const isForOthers = () => {
    const state = pushState();
    const devices = cache.getQueryData(pushDevicesQuery(userId).queryKey)?.devices ?? [];
    return state === 'unsupported' || (state === 'denied' && devices.length > 0);
  };
  const change = usePushMutation(userId, async (isWanted: boolean) => {
    if (isWanted && !isForOthers()) await addBrowser(pushKey);
    await savePreferences({ [`push_${kind}`]: isWanted ? 'on' : 'off' });
    await store.refresh();
  });
  return { turn: change.mutate, wanted: change.isPending ? change.variables : undefined };
}

export function useAddBrowser(userId: string, pushKey: string) {
  return usePushMutation(userId, () => addBrowser(pushKey));
}

export function useRemoveDevice(userId: string) {
  return usePushMutation(userId, async ({ id, isHere }: { id: string; isHere: boolean }) => {
    await request((client) => client.from('push_subscriptions').delete().eq('id', id).select('id'));
    if (!isHere) return;
    remove('local', storageKeys.pushEndpoint(userId));
    await unsubscribeBrowser();
  });
}

/** Shows a denied permission in the section, and other errors as toasts. */
function usePushMutation<Variables>(userId: string, mutationFn: (variables: Variables) => Promise<void>) {
  const cache = useQueryClient();
  const { t } = useTranslation('profile');
  return useMutation({
    scope: { id: 'profile' },
    mutationFn,
    onError: (error) => {
      if (error instanceof PushDeniedError) return;
      toast({
        title: t('updateFailed'),
        description: error instanceof DOMException ? t('pushServiceFailed') : failureText(error),
        variant: 'destructive',
      });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: pushDevicesQuery(userId).queryKey }),
  });
}

export const PUSH_KINDS = ['message', 'mention', 'change', 'task', 'invitation'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Notifications are sent only after they were turned on. */
export function wantsPush({ preferences }: Pick<SessionUser, 'preferences'>, kind: PushKind): boolean {
  return preference(preferences, `push_${kind}`) === 'on';
}
