import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Client, loadClient } from '#web/data/supabase-client.ts';
import { openBucket, uploadPicture } from '#web/pictures/store-picture.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { toast } from '#web/ui/toasts.ts';
import { ProfileError, saveProfile, toastRefusal } from '../mutations.ts';

const BUCKET = 'avatars';

async function pathsOf(userId: string): Promise<string[]> {
  const { data } = await (await openBucket(BUCKET)).list(userId);
  return (data ?? []).map(({ name }) => `${userId}/${name}`);
}

async function removePictures(paths: string[]): Promise<void> {
  if (paths.length > 0) await (await openBucket(BUCKET)).remove(paths);
}

/** Of an account that is deleted. Does not report failures: its deletion tries again. */
export async function clearAvatars(userId: string): Promise<void> {
  await removePictures(await pathsOf(userId));
}

/** Does not report failures: the next change and the account's deletion try again. */
async function clearOldAvatars(client: Client, userId: string): Promise<void> {
  const paths = await pathsOf(userId);
  // Read after the list: another device may have stored one of them since.
  const { data } = await client.from('profiles').select('avatar_url').eq('id', userId).single();
  if (data) await removePictures(paths.filter((path) => !data.avatar_url?.endsWith(`/${path}`)));
}

async function changeAvatar(userId: string, picture: Blob | null): Promise<void> {
  const client = await loadClient();
  await saveProfile(client, userId, { avatar_url: picture && (await storeAvatar(userId, picture)) });
  await clearOldAvatars(client, userId);
}

async function storeAvatar(userId: string, picture: Blob): Promise<string> {
  const avatars = await openBucket(BUCKET);
  const path = await uploadPicture(avatars, picture, `${userId}/`);
  return avatars.getPublicUrl(path).data.publicUrl;
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
      await changeAvatar(user.id, picture);
      await store.refresh();
    },
    onSuccess: (_, picture) => toast({ title: picture ? t('avatarSaved') : t('avatarRemoved') }),
    onError: (error) =>
      error instanceof ProfileError
        ? toastRefusal(t, error)
        : toast({ title: t('updateFailed'), description: t('avatarRefused'), variant: 'destructive' }),
  });
}
