import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameByContent } from '#web/data/picture-file.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { toast } from '#web/data/toasts.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { saveProfile } from '../mutations.ts';

const BUCKET = 'avatars';
/** A year in seconds: a picture is named by its content and never changes. */
const FOR_EVER = '31536000';

/** Loads the storage client on demand. */
async function openAvatars() {
  const { openStorage } = await import('#web/data/storage-client.ts');
  return (await openStorage()).from(BUCKET);
}

/** Does not report failures: the next change and the account's deletion try again. */
export async function clearAvatars(userId: string, current?: string): Promise<void> {
  const avatars = await openAvatars();
  const { data } = await avatars.list(userId);
  const names = (data ?? []).filter(({ name }) => name !== current).map(({ name }) => `${userId}/${name}`);
  if (names.length > 0) await avatars.remove(names);
}

async function storeAvatar(userId: string, picture: Blob): Promise<void> {
  const avatars = await openAvatars();
  const name = await nameByContent(picture);
  const path = `${userId}/${name}`;
  const options = { contentType: picture.type, cacheControl: FOR_EVER, upsert: true };
  const { error } = await avatars.upload(path, picture, options);
  if (error) throw error;
  await saveProfile(await loadClient(), userId, { avatar_url: avatars.getPublicUrl(path).data.publicUrl });
  await clearAvatars(userId, name);
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
    onError: () =>
      toast({ title: t('updateFailed'), description: t('avatarRefused'), variant: 'destructive' }),
  });
}
