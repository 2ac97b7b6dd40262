// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { useIsUploading, usePictureUpload } from './use-picture-upload.ts';

vi.mock('#web/pictures/store-picture.ts', () => ({ storePicture: () => new Promise(() => {}) }));

const show = reactPage();
afterEach(() => vi.useRealTimers());

function Upload() {
  const { mutate, error } = usePictureUpload(() => {});
  const isUploading = useIsUploading();
  return (
    <button type="button" aria-busy={isUploading} onClick={() => mutate(new Blob(['x']))}>
      {error?.message}
    </button>
  );
}

it('[ADMIN-4] a picture whose network stalls is given up, and holds no form back any longer', async () => {
  vi.useFakeTimers();
  const button = (await show(<Upload />)).querySelector('button');
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await act(async () => button?.click());
  await pass(59_000);
  expect(button?.getAttribute('aria-busy')).toBe('true');
  await pass(2000);
  expect([button?.getAttribute('aria-busy'), button?.textContent]).toEqual(['false', 'timeout']);
});
