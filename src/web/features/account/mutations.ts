import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/data/request.ts';
import { type Client, loadClient } from '#web/data/supabase-client.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { PROFILE_COLUMNS, type ProfileRow } from '#web/session/session-user.ts';
import { toast } from '#web/ui/toasts.ts';
import { mergePreferences, type ProfileChanges, profileColumns } from './model.ts';

const NO_ROW = 'PGRST116';

type ProfileErrorKey = 'userNotFound' | 'fetchFailed' | 'unknownError';

/** Has a key of the area `profile`, or the server's message. */
export class ProfileError extends Error {
  readonly key: ProfileErrorKey | null;

  constructor(key: ProfileErrorKey | null, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? key ?? '', { cause: options.cause });
    this.name = 'ProfileError';
    this.key = key;
  }
}

/**
 * Merges changed preferences into the stored ones, which other devices may have changed; returns the stored row [PROF-2].
 * @throws ProfileError `userNotFound`, `fetchFailed`, the server's message, or `unknownError`
 */
export async function saveProfile(
  client: Client,
  userId: string | null,
  changes: ProfileChanges,
): Promise<ProfileRow> {
  if (userId === null) throw new ProfileError('userNotFound');
  const stored = await client.from('profiles').select('preferences').eq('id', userId).single();
  if (stored.error && stored.error.code !== NO_ROW)
    throw new ProfileError('fetchFailed', { cause: stored.error });

  const { preferences = {} } = changes;
  const hasPreferences = Object.keys(preferences).length > 0;
  const saved = await client
    .from('profiles')
    .update({
      ...profileColumns(changes),
      ...(hasPreferences && { preferences: mergePreferences(stored.data?.preferences, preferences) }),
      updated_at: new Date().toISOString(),
    })
    .eq('id', userId)
    .select(PROFILE_COLUMNS)
    .single();
  if (saved.error) {
    if (saved.error.code === NO_ROW) throw new ProfileError('userNotFound', { cause: saved.error });
    throw new ProfileError(saved.error.message ? null : 'unknownError', {
      message: saved.error.message,
      cause: saved.error,
    });
  }
  return saved.data;
}

/** Answers the stored row; shows a failure as a toast [PROF-3]. */
export function useSaveProfile() {
  const store = useSessionStore();
  const { user } = useSession();
  const { t } = useTranslation('profile');
  return useMutation({
    scope: { id: 'profile' }, // Runs one at a time: each lays its changes over what the last has stored.
    mutationFn: async (changes: ProfileChanges) => {
      const stored = await saveProfile(await loadClient(), user?.id ?? null, changes);
      await store.refresh();
      return stored;
    },
    onError: (error) => toastRefusal(t, error),
  });
}

/** Shows one of the quoted reasons, else the text of the server's key, else its message [PROF-3]. */
export function toastRefusal(t: TFunction<'profile'>, error: Error): void {
  const description =
    error instanceof ProfileError && error.key ? t(error.key) : failureText(error.cause ?? error);
  toast({ title: t('updateFailed'), description, variant: 'destructive' });
}
