// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { storageKeys } from '#web/data/browser-storage.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { loadSessionUser, newProfileOf, toSessionUser } from './session-user.ts';

const user = {
  id: 'c0000000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  email: 'camille@exemple.fr',
  app_metadata: {},
  user_metadata: {},
  created_at: '',
};
const profile = {
  id: user.id,
  role: '',
  onboarding_completed: null,
  name: 'Camille Martin',
  first_name: null,
  last_name: null,
  username: null,
  avatar_url: null,
  email: null,
  bio: null,
  home_address: null,
  preferences: null,
  is_premium: null,
  is_banned: null,
};

describe('a new profile', () => {
  it('[PROF-1] takes name and username from the part of the e-mail before the @', () => {
    expect(newProfileOf(user)).toEqual({
      id: user.id,
      email: 'camille@exemple.fr',
      name: 'camille',
      username: 'camille',
      avatar_url: null,
    });
  });

  it('[PROF-1] prefers what the sign-in says', () => {
    const user_metadata = { full_name: 'Camille M.', user_name: 'cam', avatar_url: 'https://img.test/c.png' };
    expect(newProfileOf({ ...user, user_metadata })).toMatchObject({
      name: 'Camille M.',
      username: 'cam',
      avatar_url: 'https://img.test/c.png',
    });
  });

  it('[PROF-1] takes no answer of another kind than text', () => {
    expect(newProfileOf({ ...user, user_metadata: { name: 7, user_name: ' ' } })).toMatchObject({
      name: 'camille',
      username: 'camille',
    });
  });
});

describe('the session user', () => {
  it('[PROF-1] is a traveler, not premium, not banned, not onboarded, unless the profile says exactly otherwise', () => {
    expect(toSessionUser(user, profile)).toMatchObject({
      role: 'traveler',
      isAdmin: false,
      is_premium: false,
      is_banned: false,
      onboarding_completed: false,
    });
    expect(toSessionUser(user, { ...profile, role: 'supervisor', is_premium: true })).toMatchObject({
      isAdmin: true,
      isPremium: true,
    });
  });

  it("[PROF-1] shows the profile's picture, else the one from the sign-in", () => {
    const withPicture = { ...user, user_metadata: { avatar_url: 'https://img.test/a.png' } };
    expect(toSessionUser(withPicture, profile).avatar).toBe('https://img.test/a.png');
    expect(toSessionUser(withPicture, { ...profile, avatar_url: 'https://img.test/b.png' }).avatar).toBe(
      'https://img.test/b.png',
    );
  });
});

it('[AUTH-6] a profile that is answered after the sign-out is not stored on the device', async () => {
  const request = {
    select: () => request,
    eq: () => request,
    abortSignal: () => request,
    retry: () => request,
    maybeSingle: async () => ({ data: profile, error: null }),
  };
  const client = { from: () => request } as unknown as Client;
  const stored = () => localStorage.getItem(storageKeys.profile(user.id));
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user }));
  await loadSessionUser(client, user);
  expect(stored()).toContain('Camille Martin');
  localStorage.removeItem(storageKeys.profile(user.id));
  const reading = loadSessionUser(client, user);
  localStorage.removeItem(storageKeys.auth);
  await reading;
  expect(stored()).toBeNull();
});
