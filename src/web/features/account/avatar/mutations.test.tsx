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

/** As our server writes it. */
const ago = (minutes: number) =>
  Temporal.Now.instant().subtract({ minutes }).toString().replace('T', ' ').replace('Z', '+00');
const STORED = [
  { name: 'old.webp', created_at: ago(61) },
  { name: 'former.webp', created_at: ago(5) },
  { name: 'mine.webp', created_at: ago(0) },
  { name: 'other.webp', created_at: ago(0) },
];
const picture = new Blob(['picture']);

it.each([
  ['the picture that another device has stored meanwhile', picture, 'other', ['old', 'former']],
  ['what another device has uploaded, and may save yet', picture, 'mine', ['old', 'former']],
  ['nothing where the person wants none', null, null, ['old', 'former', 'mine', 'other']],
])('[PROF-2] a device that changes the picture leaves %s', async (_, picture, current, removed) => {
  bucket.remove.mockClear();
  // A browser may not read that.
  const parse = vi.spyOn(Date, 'parse').mockReturnValue(Number.NaN);
  profile.avatar_url = `${FOLDER}camille/former.webp`;
  bucket.list.mockImplementation(async () => {
    profile.avatar_url = current && `${FOLDER}camille/${current}.webp`;
    return { data: STORED, error: null };
  });
  const page = await show(
    <QueryClientProvider client={new QueryClient()}>
      <Change picture={picture} />
    </QueryClientProvider>,
  );
  await act(async () => page.querySelector('button')?.click());
  await until(() => expect(page.textContent).toBe('done'));
  parse.mockRestore();
  expect(bucket.remove).toHaveBeenCalledExactlyOnceWith(removed.map((name) => `camille/${name}.webp`));
});
