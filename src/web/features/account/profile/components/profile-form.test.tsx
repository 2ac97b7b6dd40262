// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, initI18n, loadAreas, setLanguage } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { discardDraft } from '#web/forms/drafts.ts';
import { googlePlacesQuery } from '#web/places/google-places.ts';
import { setTheme } from '#web/session/preferences/theme.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { type SessionStore, SIGNED_OUT } from '#web/session/session-store.ts';
import { type ProfileRow, type SessionUser, toSessionUser } from '#web/session/session-user.ts';
import { toast } from '#web/ui/toasts.ts';
import { ProfileForm } from './profile-form.tsx';

vi.mock('#web/ui/toasts.ts', () => ({ toast: vi.fn() }));
vi.mock('#i18n/locales/en/offline.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const PROFILE: ProfileRow = {
  id: 'camille',
  role: 'traveler',
  onboarding_completed: true,
  name: 'Cam',
  first_name: 'Camille',
  last_name: 'Rousseau',
  username: 'camille',
  avatar_url: null,
  email: 'camille@example.org',
  bio: 'À pied.',
  home_address: 'Lyon',
  preferences: {},
  is_premium: false,
  is_banned: false,
};
const userOf = (changes: Partial<ProfileRow>): SessionUser =>
  toSessionUser(
    { id: 'camille', app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
    { ...PROFILE, ...changes },
  );

/** What was sent to be stored; `during` runs before the answer. */
const api = {
  sent: [] as Record<string, unknown>[],
  during: async () => {},
  refusal: null as { code: string; message: string } | null,
};
vi.mock('#web/data/supabase-client.ts', () => {
  const select = () => ({ eq: () => ({ single: async () => ({ data: { preferences: {} }, error: null }) }) });
  const update = (columns: Record<string, unknown>) => {
    api.sent.push(columns);
    const single = async () => {
      await api.during();
      return api.refusal
        ? { data: null, error: api.refusal }
        : { data: { ...PROFILE, ...columns }, error: null };
    };
    return { eq: () => ({ select: () => ({ single }) }) };
  };
  return { loadClient: async () => ({ from: () => ({ select, update }) }) };
});

const snapshot = { ...SIGNED_OUT, status: 'signed-in' as const, user: userOf({}) };
const store: SessionStore = {
  getSnapshot: () => snapshot,
  subscribe: () => () => undefined,
  start: () => () => undefined,
  act: () => Promise.reject(new Error('There is no client.')),
  refresh: async () => undefined,
  endRecovery: () => undefined,
};

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('profile', 'map');
});
beforeEach(() => {
  discardDraft('profile');
  Object.assign(api, { sent: [], during: async () => {}, refusal: null });
});
afterEach(async () => {
  setTheme('system');
  await setLanguage('fr');
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the form of a user; answers how the user is replaced by the one that the server has. */
async function open() {
  const client = new QueryClient();
  client.setQueryData(googlePlacesQuery('', 'fr').queryKey, null);
  const showUser = (changes: Partial<ProfileRow>) =>
    show(
      <QueryClientProvider client={client}>
        <SessionProvider store={store}>
          <ProfileForm user={userOf(changes)} />
        </SessionProvider>
      </QueryClientProvider>,
    );
  await showUser({});
  return showUser;
}
const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
function enter(name: string, text: string): void {
  const input = field(name);
  const { prototype } = input.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
const type = (name: string, text: string) => act(async () => enter(name, text));
async function save(): Promise<Record<string, unknown> | undefined> {
  const before = api.sent.length;
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await vi.waitFor(async () => {
    await act(async () => {});
    expect([api.sent.length, document.querySelector('[aria-busy]')]).toEqual([before + 1, null]);
  });
  const { updated_at: _, ...sent } = api.sent.at(-1) ?? {};
  return sent;
}
const choose = (name: string, value: string) =>
  act(async () => {
    Object.assign(field(name), { value });
    field(name).dispatchEvent(new Event('change', { bubbles: true }));
  });
const isUnsaved = () => document.querySelector('[data-unsaved]') !== null;

it('[PROF-2] what another device has changed is shown where nothing was typed, and is not sent back', async () => {
  const showUser = await open();
  await type('bio', 'En train.');
  await showUser({ home_address: 'Nantes', bio: 'À vélo.', last_name: 'Martin', name: 'Camille Martin' });
  expect(['home_address', 'last_name', 'bio'].map((name) => field(name).value)).toEqual([
    'Nantes',
    'Martin',
    'En train.',
  ]);
  expect(isUnsaved()).toBe(true);
  expect(await save()).toEqual({ bio: 'En train.' });
  expect(isUnsaved()).toBe(false);
});

it('[PROF-2] the display name follows a part of the name that was changed', async () => {
  await open();
  await type('first_name', ' Camillo ');
  expect(await save()).toEqual({ first_name: 'Camillo', name: 'Camillo Rousseau' });
});

it('[PROF-2] what is typed while the profile is saved stays, to be saved next', async () => {
  await open();
  await type('bio', 'En train.');
  api.during = async () => enter('bio', 'En train, la nuit.');
  expect(await save()).toEqual({ bio: 'En train.' });
  expect([field('bio').value, isUnsaved()]).toEqual(['En train, la nuit.', true]);
  api.during = async () => {};
  expect(await save()).toEqual({ bio: 'En train, la nuit.' });
});

it('[PROF-2] a language and a theme that were chosen in the header stay, and are shown in the form', async () => {
  await open();
  await type('bio', 'En train.');
  await act(async () => setTheme('dark'));
  expect([field('theme').value, isUnsaved()]).toEqual(['dark', true]);
  api.during = async () => {
    setTheme('light');
    await setLanguage('en');
  };
  expect(await save()).toEqual({ bio: 'En train.' });
  expect([document.documentElement.dataset.theme, i18n.language]).toEqual(['light', 'en']);
  expect([field('theme').value, field('language').value, isUnsaved()]).toEqual(['light', 'en', false]);
});

it('[PROF-2] a theme and a language that are chosen in the form are applied once they are saved', async () => {
  await open();
  await choose('theme', 'dark');
  await choose('language', 'en');
  expect([document.documentElement.dataset.theme, i18n.language, isUnsaved()]).toEqual([
    undefined,
    'fr',
    true,
  ]);
  expect(await save()).toEqual({ preferences: { theme: 'dark', language: 'en' } });
  await vi.waitFor(async () => {
    await act(async () => {});
    expect([document.documentElement.dataset.theme, i18n.language, isUnsaved()]).toEqual([
      'dark',
      'en',
      false,
    ]);
  });
});

it('[PROF-2] pace and interests of the onboarding are shown, and those that are changed are saved', async () => {
  const showUser = await open();
  await showUser({ preferences: { travel_pace: 'slow', travel_interests: ['sea', 'food'] } });
  const press = (value: string) =>
    act(async () => document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click());
  const chosen = () =>
    [...document.querySelectorAll<HTMLInputElement>(':checked[type]')].map(({ value }) => value);
  expect(chosen()).toEqual(['slow', 'food', 'sea']);
  await press('night');
  await press('food');
  expect(await save()).toEqual({ preferences: { travel_interests: ['sea', 'night'] } });
  await press('sea');
  await press('night');
  expect(await save()).toEqual({ preferences: {} });
});

it('[PROF-2] no pace stays none when the focus passes it, and is chosen again', async () => {
  const showUser = await open();
  const pace = (value: string) =>
    document.querySelector<HTMLInputElement>(`input[name=pace][value="${value}"]`);
  const pass = () =>
    act(async () => {
      pace('')?.focus();
      pace('')?.blur();
    });
  expect(pace('')?.checked).toBe(true);
  await pass();
  expect(isUnsaved()).toBe(false);
  await showUser({ preferences: { travel_pace: 'slow' } });
  expect(pace('slow')?.checked).toBe(true);
  await act(async () => pace('')?.click());
  await pass();
  expect(isUnsaved()).toBe(true);
  expect(await save()).toEqual({ preferences: {} });
});

it('[PROF-3] a refusal has the text of its reason', async () => {
  await open();
  await type('bio', 'En train.');
  api.refusal = { code: 'PT400', message: 'text_too_long' };
  await save();
  const refused = { title: 'Échec de la mise à jour', description: 'Ce texte est trop long.' };
  expect(toast).toHaveBeenLastCalledWith({ ...refused, variant: 'destructive' });
  expect([field('bio').value, isUnsaved()]).toEqual(['En train.', true]);
});

it('[PROF-2] [I18N-3] a language whose texts can’t be loaded is not reported as saved, and can be saved again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await loadAreas('offline');
  await open();
  await choose('language', 'en');
  expect(await save()).toEqual({ preferences: { language: 'en' } });
  const title = 'Cette langue n’a pas pu être chargée. Réessayez avec du réseau.';
  await vi.waitFor(() => expect(toast).toHaveBeenLastCalledWith({ title, variant: 'destructive' }));
  expect([i18n.language, field('language').value, isUnsaved()]).toEqual(['fr', 'en', true]);
});
