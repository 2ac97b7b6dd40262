// @vitest-environment happy-dom
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import type { Database } from '#db/database.types.ts';
import { ProfileError, saveProfile } from './mutations.ts';

const ID = 'c0000000-0000-4000-8000-000000000001';

interface Answer {
  status: number;
  body: unknown;
}

/** Plays the table `profiles`: what a read and what an update answers. */
function play(read: Answer, update: Answer = { status: 200, body: { id: ID } }) {
  const updates: { url: URL; body: unknown }[] = [];
  const client = createClient<Database>('http://escale.test', 'public-key', {
    auth: { storageKey: crypto.randomUUID(), persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        const isUpdate = init?.method === 'PATCH';
        if (isUpdate)
          updates.push({ url, body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') });
        const { status, body } = isUpdate ? update : read;
        return new Response(JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json' },
        });
      },
    },
  });
  return { client, updates };
}

const stored = { status: 200, body: { preferences: { theme: 'dark', currency: 'EUR' } } };
const noRow = { status: 406, body: { code: 'PGRST116', message: 'no row', details: null, hint: null } };

describe('saving a profile', () => {
  it("[PROF-2] reads the stored preferences, lays the new ones over them, and names the current user's id alone", async () => {
    const { client, updates } = play(stored);
    await saveProfile(client, ID, { bio: 'Marche', preferences: { currency: 'CHF' } });
    expect(updates).toHaveLength(1);
    expect(updates[0]?.url.searchParams.get('id')).toBe(`eq.${ID}`);
    expect(updates[0]?.body).toMatchObject({
      bio: 'Marche',
      preferences: { theme: 'dark', currency: 'CHF' },
      updated_at: expect.stringMatching(/^\d{4}-/),
    });
  });

  it.each([{}, { preferences: {} }])(
    '[PROF-2] leaves the preferences to other devices when none was changed',
    async (none) => {
      const { client, updates } = play(stored);
      await saveProfile(client, ID, { bio: 'Marche', ...none });
      expect(updates[0]?.body).toEqual({ bio: 'Marche', updated_at: expect.any(String) });
    },
  );

  it('[PROF-3] without a user asks nothing of the server', async () => {
    const { client, updates } = play(stored);
    await expect(saveProfile(client, null, {})).rejects.toMatchObject({ key: 'userNotFound' });
    expect(updates).toEqual([]);
  });

  it('[PROF-3] a profile without a row has no stored preferences, which is no error', async () => {
    const { client, updates } = play(noRow);
    await saveProfile(client, ID, { preferences: { currency: 'CHF' } });
    expect(updates[0]?.body).toMatchObject({ preferences: { currency: 'CHF' } });
  });

  it('[PROF-3] does not write over preferences that could not be read', async () => {
    const { client, updates } = play({ status: 500, body: { code: 'XX000', message: 'down' } });
    await expect(saveProfile(client, ID, { bio: '' })).rejects.toMatchObject({ key: 'fetchFailed' });
    expect(updates).toEqual([]);
  });

  it('[PROF-3] says what the server says of a refused update', async () => {
    const { client } = play(stored, { status: 400, body: { code: 'PT400', message: 'bio_too_long' } });
    await expect(saveProfile(client, ID, { bio: '…' })).rejects.toMatchObject({
      key: null,
      message: 'bio_too_long',
    });
  });

  it('[PROF-3] an update that reaches no row means that there is no such user', async () => {
    const { client } = play(stored, noRow);
    await expect(saveProfile(client, ID, { bio: '' })).rejects.toBeInstanceOf(ProfileError);
    await expect(saveProfile(client, ID, { bio: '' })).rejects.toMatchObject({ key: 'userNotFound' });
  });
});
