// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { useChangeAvatar } from './mutations.ts';

const FOLDER = '/storage/v1/object/public/avatars/';

const { profile, bucket, client } = vi.hoisted(() => {
  const row: { avatar_url: string | null } = { avatar_url: null };
  const answer = { eq: () => answer, select: () => answer, single: async () => ({ data: row, error: null }) };
  const update = (changes: object) => {
    Object.assign(row, changes);
    return answer;
  };
  return {
    profile: row,
    bucket: { list: vi.fn(), remove: vi.fn(), getPublicUrl: vi.fn() },
    client: { from: () => ({ select: () => answer, update }) },
  };
});
vi.mock('#web/data/supabase-client.ts', () => ({ loadClient: async () => client }));
vi.mock('#web/pictures/store-picture.ts', () => ({
  openBucket: async () => bucket,
  uploadPicture: async () => 'camille/mine.webp',
}));
vi.mock('#web/session/session.tsx', () => ({
  useSession: () => ({ user: { id: 'camille' } }),
  useSessionStore: () => ({ refresh: async () => {} }),
}));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('profile');
  bucket.getPublicUrl.mockImplementation((path: string) => ({ data: { publicUrl: FOLDER + path } }));
});

function Change({ picture }: { picture: Blob | null }) {
  const { mutate, isSuccess } = useChangeAvatar();
  return (
    <button type="button" onClick={() => mutate(picture)}>
      {isSuccess ? 'done' : 'change'}
    </button>
  );
}

it.each([
  ['the picture that another device has stored meanwhile', 'camille/other.webp', ['old', 'mine']],
  ['its own', 'camille/mine.webp', ['old', 'other']],
])('[PROF-2] a device that changes the picture leaves %s', async (_, current, removed) => {
  bucket.remove.mockClear();
  bucket.list.mockImplementation(async () => {
    profile.avatar_url = FOLDER + current;
    return { data: ['old', 'mine', 'other'].map((name) => ({ name: `${name}.webp` })), error: null };
  });
  const page = await show(
    <QueryClientProvider client={new QueryClient()}>
      <Change picture={new Blob(['picture'])} />
    </QueryClientProvider>,
  );
  await act(async () => page.querySelector('button')?.click());
  await until(() => expect(page.textContent).toBe('done'));
  expect(bucket.remove).toHaveBeenCalledExactlyOnceWith(removed.map((name) => `camille/${name}.webp`));
});
