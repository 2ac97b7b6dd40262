import { useIsMutating, useMutation } from '@tanstack/react-query';
import { AppError } from '#db/app-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import { storePicture } from '#web/pictures/store-picture.ts';

const mutationKey = ['admin', 'picture'];

/** In ms: forms wait no longer for a picture whose network stalls. */
const TIMEOUT_MS = 60_000;

function storeInTime(file: Blob): Promise<string> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new AppError('timeout')), TIMEOUT_MS);
  });
  return Promise.race([storePicture(file), late]);
}

export const usePictureUpload = (onStored: (url: string) => void) =>
  useMutation({ mutationKey, mutationFn: storeInTime, onSuccess: onStored }, queryClient);

/** True while a picture is being stored: a form that is saved now, and closed, would lose it. */
export const useIsUploading = (): boolean => useIsMutating({ mutationKey }, queryClient) > 0;
