import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadClient } from '#web/data/supabase-client.ts';
import { openBucket, uploadPicture } from '#web/pictures/store-picture.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { toast } from '#web/ui/toasts.ts';
import { ProfileError, saveProfile, toastRefusal } from '../mutations.ts';

const BUCKET = 'avatars';

/** Does not report failures: the next change and the account's deletion try again. */
export async function clearAvatars(userId: string, current?: string): Promise<void> {
  const avatars = await openBucket(BUCKET);
  const { data } = await avatars.list(userId);
  const old = (data ?? []).map(({ name }) => `${userId}/${name}`).filter((path) => path !== current);
  if (old.length > 0) await avatars.remove(old);
}

async function storeAvatar(userId: string, picture: Blob): Promise<void> {
  const avatars = await openBucket(BUCKET);
  const path = await uploadPicture(avatars, picture, `${userId}/`);
  await saveProfile(await loadClient(), userId, { avatar_url: avatars.getPublicUrl(path).data.publicUrl });
  await clearAvatars(userId, path);
}

async function removeAvatar(userId: string): Promise<void> {
  await saveProfile(await loadClient(), userId, { avatar_url: null });
  await clearAvatars(userId);
}

/** Stores a picture, null removes it; refusals are toasts [PROF-3]. */
export function useChangeAvatar() {
  const store = useSessionStore();
  const { user } = useSession();
  const { t } = useTranslation('profile');
  return useMutation({
    scope: { id: 'profile' }, // Runs one at a time, also with the form's.
    mutationFn: async (picture: Blob | null) => {
      if (!user) return;
      await (picture ? storeAvatar(user.id, picture) : removeAvatar(user.id));
      await store.refresh();
    },
    onSuccess: (_, picture) => toast({ title: picture ? t('avatarSaved') : t('avatarRemoved') }),
    onError: (error) =>
      error instanceof ProfileError
        ? toastRefusal(t, error)
        : toast({ title: t('updateFailed'), description: t('avatarRefused'), variant: 'destructive' }),
  });
}
