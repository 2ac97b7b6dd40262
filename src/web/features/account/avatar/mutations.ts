import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parseInstant } from '#db/timestamps.ts';
import { type Client, loadClient } from '#web/data/supabase-client.ts';
import { openBucket, uploadPicture } from '#web/pictures/store-picture.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { toast } from '#web/ui/toasts.ts';
import { ProfileError, saveProfile, toastRefusal } from '../mutations.ts';

const BUCKET = 'avatars';

/** Milliseconds within which a device saves the picture that it has uploaded. */
const SAVED_WITHIN = 3_600_000;

async function picturesOf(userId: string): Promise<{ path: string; isRecent: boolean }[]> {
  const { data } = await (await openBucket(BUCKET)).list(userId);
  return (data ?? []).map(({ name, created_at }) => ({
    path: `${userId}/${name}`,
    isRecent: (parseInstant(created_at)?.epochMilliseconds ?? 0) > Date.now() - SAVED_WITHIN,
  }));
}

async function removePictures(pictures: readonly { path: string }[]): Promise<void> {
  const paths = pictures.map(({ path }) => path);
  if (paths.length > 0) await (await openBucket(BUCKET)).remove(paths);
}

/** Of an account that is deleted. Does not report failures: its deletion tries again. */
export async function clearAvatars(userId: string): Promise<void> {
  await removePictures(await picturesOf(userId));
}

/** Undefined: it could not be read. */
async function readAvatarUrl(client: Client, userId: string): Promise<string | null | undefined> {
  const { data } = await client.from('profiles').select('avatar_url').eq('id', userId).single();
  return data?.avatar_url;
}

/**
 * Leaves a recent picture, which another device may have uploaded and not saved yet, unless it was the `former` one, or the profile has
 * none any more. Does not report failures: the next change and the account's deletion try again.
 */
async function clearOldAvatars(
  client: Client,
  userId: string,
  former: string | null | undefined,
): Promise<void> {
  const pictures = await picturesOf(userId);
  // Read after the list: another device may have stored one of them since.
  const current = await readAvatarUrl(client, userId);
  if (current === undefined) return;
  const isStale = ({ path, isRecent }: (typeof pictures)[number]) =>
    !current?.endsWith(`/${path}`) && (!isRecent || current === null || former?.endsWith(`/${path}`));
  await removePictures(pictures.filter(isStale));
}

async function changeAvatar(userId: string, picture: Blob | null): Promise<void> {
  const client = await loadClient();
  const former = await readAvatarUrl(client, userId);
  await saveProfile(client, userId, { avatar_url: picture && (await storeAvatar(userId, picture)) });
  await clearOldAvatars(client, userId, former);
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
